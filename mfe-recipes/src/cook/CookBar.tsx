import { useLastTap } from '@potluck/parts'
import { Button, usePublishedHeight } from '@potluck/ui'
import { IconCheck, IconChevronLeft, IconChevronRight, IconListCheck } from '@potluck/ui/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './CookBar.module.css'

interface Props {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onDone: () => void
  readonly onIngredients: () => void
}

/**
 * The buttons at the bottom: back, ingredients and next. They never move, so that the focus stays. Done has a separate
 * place, so that a tap meant for Next cannot hit it.
 */
export function CookBar({ isFirst, isLast, onBack, onNext, onDone, onIngredients }: Props) {
  const { t } = useTranslation('recipes')
  const lastTap = useLastTap()
  const bar = useRef<HTMLElement>(null)
  // Toasts are displayed above the bar.
  usePublishedHeight(bar, '--bottom-bar-size')

  /** A second tap within a short time does not change the step again. */
  function turn(way: 'back' | 'next', show: () => void) {
    if (lastTap.isBounce(way)) return
    lastTap.remember(way)
    show()
  }

  return (
    <nav ref={bar} aria-label={t('cook.steps')} className={classes.bar}>
      {isLast && (
        <Button
          variant="primary"
          icon={<IconCheck />}
          className={classes.done}
          onClick={() => !lastTap.isBounce() && onDone()}
        >
          {t('cook.done')}
        </Button>
      )}
      <Button
        icon={<IconChevronLeft className={classes.turned} />}
        aria-disabled={isFirst}
        className={classes.button}
        onClick={() => turn('back', onBack)}
      >
        {t('cook.back')}
      </Button>
      <Button icon={<IconListCheck />} className={classes.ingredients} onClick={onIngredients}>
        {t('field.ingredients')}
      </Button>
      <Button
        variant={isLast ? 'secondary' : 'primary'}
        icon={<IconChevronRight className={classes.turned} />}
        aria-disabled={isLast}
        className={classes.button}
        onClick={() => turn('next', onNext)}
      >
        {t('cook.next')}
      </Button>
    </nav>
  )
}
