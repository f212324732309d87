import { useStore } from '@potluck/platform/hooks'
import type { Timer } from '@potluck/platform/timers'
import { Button, Text, VisuallyHidden } from '@potluck/ui'
import { IconBellRinging } from '@potluck/ui/icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kitchen } from '../host/kitchen.ts'
import { formatClock } from './format-clock.ts'
import { kitchenNamespace } from './locales.ts'
import { promisedBy } from './promised-by.ts'
import { restoreFocus } from './restore-focus.ts'
import classes from './TimesUp.module.css'
import { isRinging, lengthened, minuteMs } from './timer-times.ts'
import { useEscape } from './useEscape.ts'

/** The bar must leave room for the recipe. */
const shownAtOnce = 2

interface Props {
  readonly kitchen: Kitchen
  /** Those whose time is up. */
  readonly timers: readonly Timer[]
  readonly now: number
  readonly onMore: () => void
}

/** The timers whose time is up: announced once to screen readers, and displayed until the cook stops them. */
export function TimesUp({ kitchen, timers, now, onMore }: Props) {
  const { t } = useTranslation(kitchenNamespace)
  const audible = useStore(kitchen.bell.audible)
  const rows = useRef<HTMLDivElement>(null)
  const ringing = timers.find((timer) => isRinging(timer, now))
  const firstRinging = ringing?.id
  useRingingTitle(ringing?.name)

  /** The button that had the focus goes: the next one has it. */
  function passFocus() {
    const next = rows.current?.querySelector<HTMLElement>('[data-stop]')
    if (next) next.focus()
    else restoreFocus()
  }

  const stop = (id: string) => void kitchen.timers.stop([id]).then(() => setTimeout(passFocus))
  useEscape(() => {
    if (firstRinging === undefined) return false
    if (rows.current?.contains(document.activeElement)) stop(firstRinging)
    else void kitchen.timers.stop([firstRinging])
    return true
  })
  const addMinute = (id: string) =>
    void kitchen.timers.change(id, (timer, at) => lengthened(timer, minuteMs, at)).then(() => setTimeout(passFocus))

  return (
    <div ref={rows} className={classes.rows}>
      <VisuallyHidden role="alert" aria-atomic="false">
        {timers.map(({ id, name, about }) => (
          <span key={id}>
            {t('isUp', { name })}. {about}.{' '}
          </span>
        ))}
      </VisuallyHidden>
      {timers.slice(0, shownAtOnce).map((timer) => (
        <div key={timer.id} className={classes.row} data-ringing={isRinging(timer, now)}>
          <IconBellRinging aria-hidden="true" className={classes.icon} />
          <div className={classes.words}>
            <div className={classes.name}>
              <bdi>{t('isUp', { name: timer.name })}</bdi>
            </div>
            <Text size="small" as="div" className={classes.about}>
              {timer.about !== '' && <bdi>{timer.about}</bdi>}
              {timer.state.is === 'running' && (
                <span>{t('since', { time: formatClock(Math.floor((now - timer.state.endsAt) / 1000) * 1000) })}</span>
              )}
            </Text>
          </div>
          <div className={classes.actions}>
            <Button onClick={() => addMinute(timer.id)} aria-label={t('addMinuteTo', { name: timer.name })}>
              {t('addMinute')}
            </Button>
            <Button
              variant="primary"
              data-stop
              aria-keyshortcuts={timer.id === firstRinging ? 'Escape' : undefined}
              onClick={() => stop(timer.id)}
              aria-label={t('stopOf', { name: timer.name })}
            >
              {t('stop')}
              {timer.id === firstRinging && (
                <span aria-hidden="true" className={classes.key}>
                  Esc
                </span>
              )}
            </Button>
          </div>
        </div>
      ))}
      {firstRinging !== undefined && !audible && promisedBy().sound && (
        <div className={classes.silent}>{t('silent')}</div>
      )}
      {timers.length > shownAtOnce && (
        <Button variant="quiet" onClick={onMore}>
          {t('more', { count: timers.length - shownAtOnce })}
        </Button>
      )}
    </div>
  )
}

/** Shows a ringing timer in the title of the page, for a cook in another tab. */
function useRingingTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    const [before, ringing] = [document.title, `⏰ ${name}`]
    document.title = ringing
    return () => {
      if (document.title === ringing) document.title = before
    }
  }, [name])
}
