import type { ListAisle } from '@potluck/api/shopping-lists'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './AisleTargets.module.css'

interface Props {
  /** All of them: what is carried may be the first in its aisle. */
  readonly aisles: readonly ListAisle[]
  readonly titleOf: (aisle: string) => string
  /** The rows that are carried. */
  readonly words: string
  /** Stands at the top of the window, away from where it was lifted. */
  readonly atTop: boolean
}

/** The aisles that things can be dropped on while they are dragged, with what is dragged beside the finger. */
export function AisleTargets({ aisles, titleOf, words, atTop }: Props) {
  const { t } = useTranslation('planning')
  const carried = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!carried.current) return
      carried.current.style.translate = `${clientX}px ${clientY}px`
      carried.current.dataset.shown = ''
    }
    addEventListener('pointermove', follow)
    return () => removeEventListener('pointermove', follow)
  }, [])
  // By keys the same is done in a dialog.
  return (
    <div aria-hidden="true">
      <div className={clsx(classes.targets, atTop && classes.atTop)}>
        <p className={classes.title}>{t('aisles.put')}</p>
        <ul className={classes.aisles}>
          {aisles.map(({ id, title }) => (
            <li key={id} data-aisle={id} className={classes.aisle}>
              <bdi>{title ?? titleOf(id)}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <span ref={carried} className={classes.carried}>
        <bdi>{words}</bdi>
      </span>
    </div>
  )
}
