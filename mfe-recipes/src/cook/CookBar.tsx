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
 * Where a floury thumb goes: back, the ingredients, on. The buttons stay where they are, so that the focus does, too. Done
 * has a place of its own, where no tap that was meant for a step can land.
 */
export function CookBar({ isFirst, isLast, onBack, onNext, onDone, onIngredients }: Props) {
  const { t } = useTranslation('recipes')
  const lastTap = useLastTap()
  const bar = useRef<HTMLElement>(null)
  // Toasts stand above it.
  usePublishedHeight(bar, '--bottom-bar-size')

  /** A finger that bounces turns one page. */
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
