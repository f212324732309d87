import type { Timer } from '@potluck/platform/timers'
import { VisuallyHidden } from '@potluck/ui'
import { IconPlayerPause } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './CookingToolbar.module.css'
import { formatClock } from './format-clock.ts'
import { kitchenNamespace } from './locales.ts'
import { leftOf } from './timer-times.ts'

interface Props {
  readonly timer: Timer
  readonly now: number
  readonly onPress: () => void
}

/** A timer in the toolbar: its name and remaining time. A screen reader reads it on focus, and not each second. */
export function RunningTimer({ timer, now, onPress }: Props) {
  const { t } = useTranslation(kitchenNamespace)
  const pauses = timer.state.is === 'paused'
  return (
    <button
      type="button"
      className={classes.timer}
      data-paused={pauses}
      data-tooltip={timer.about || undefined}
      onClick={onPress}
    >
      <span dir="auto" className={classes.name}>
        {timer.name}
      </span>{' '}
      <span className={classes.left}>
        {pauses && <IconPlayerPause aria-hidden="true" className={classes.pause} />}
        {pauses && <VisuallyHidden>{t('paused')}</VisuallyHidden>}{' '}
        <bdi dir="ltr">{formatClock(leftOf(timer, now))}</bdi>
      </span>
    </button>
  )
}
