import { useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton, onDemand } from '@potluck/ui'
import { RecipeImage, Toolbar } from '@potluck/ui/content'
import { IconAlarm, IconX } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { Kitchen } from '../host/kitchen.ts'
import { useShell } from '../host/ShellContext.tsx'
import classes from './CookingToolbar.module.css'
import { kitchenNamespace } from './locales.ts'
import { RunningTimer } from './RunningTimer.tsx'
import { restoreFocus } from './restore-focus.ts'
import { TimesUp } from './TimesUp.tsx'
import { isUp, leftOf } from './timer-times.ts'
import { useNow } from './useNow.ts'

const TimersDrawer = onDemand(() => import('./TimersDrawer.tsx').then((module) => module.TimersDrawer))

/** Timers, the first to end first, and pinned recipes, on every screen. */
export function CookingToolbar({ kitchen }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslation(kitchenNamespace)
  const { host } = useShell()
  const pinned = useStore(host.pins)
  const timers = useStore(host.timers)
  const sheet = useStore(kitchen.sheet)
  const now = useNow(
    timers.some(({ state }) => state.is === 'running'),
    timers,
  )
  const over = timers.filter((timer) => isUp(timer, now))
  const running = timers.filter((timer) => !over.includes(timer)).toSorted((a, b) => leftOf(a, now) - leftOf(b, now))
  // A ringing timer has its own buttons: alone it needs no row below it.
  const hasRow = running.length > 0 || pinned.length > 0
  const openSheet = () => kitchen.sheet.set('open')

  /** The timer whose button opened the sheet may have been stopped there. */
  function closeSheet() {
    kitchen.sheet.set('closed')
    setTimeout(restoreFocus)
  }

  async function clear() {
    const lost = [
      pinned.length > 0 && t('clear.pins', { count: pinned.length }),
      timers.length > 0 && t('clear.timers', { count: timers.length }),
    ]
    const accepted = await host.confirm({
      title: t('clear.title'),
      message: lost.filter(Boolean).join(' '),
      confirm: t('clear.confirm'),
      destructive: timers.length > 0,
    })
    if (!accepted) return
    host.pins.clear()
    await kitchen.timers.stop(timers.map(({ id }) => id))
    setTimeout(restoreFocus)
  }

  return (
    <>
      {(pinned.length > 0 || timers.length > 0) && (
        <Toolbar
          label={t('label')}
          above={<TimesUp kitchen={kitchen} timers={over} now={now} onMore={openSheet} />}
          end={hasRow && <IconButton icon={<IconX />} label={t('clear.button')} onClick={() => void clear()} />}
        >
          {hasRow && <IconButton icon={<IconAlarm />} label={t('timers')} data-opens="timers" onClick={openSheet} />}
          {running.map((timer) => (
            <RunningTimer key={timer.id} timer={timer} now={now} onPress={openSheet} />
          ))}
          {pinned.map(({ id, title, imageUrl }) => (
            <a
              key={id}
              href={href(paths.recipe(id))}
              aria-label={title}
              data-tooltip={title}
              className={classes.recipe}
            >
              <RecipeImage title={title} src={imageUrl} shape="round" />
            </a>
          ))}
        </Toolbar>
      )}
      {sheet !== 'closed' && <TimersDrawer kitchen={kitchen} now={now} onClose={closeSheet} />}
    </>
  )
}
