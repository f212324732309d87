import { useStore } from '@potluck/platform/hooks'
import type { NewTimer } from '@potluck/platform/timers'
import { Button, Stack, Text } from '@potluck/ui'
import { Drawer } from '@potluck/ui/overlays'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kitchen } from '../host/kitchen.ts'
import { useShell } from '../host/ShellContext.tsx'
import { kitchenNamespace } from './locales.ts'
import { OwnTimerForm } from './OwnTimerForm.tsx'
import { Promises } from './Promises.tsx'
import { TimerRow } from './TimerRow.tsx'
import classes from './TimersDrawer.module.css'

interface Props {
  readonly kitchen: Kitchen
  readonly now: number
  readonly onClose: () => void
}

/** All timers with their buttons, a form for another one, and what this browser can do. */
export function TimersDrawer({ kitchen, now, onClose }: Props) {
  const { t } = useTranslation(kitchenNamespace)
  const { host } = useShell()
  const timers = useStore(host.timers)
  const list = useRef<HTMLUListElement>(null)
  const isStarted = useRef(false)

  // The newest is the last of the list, and its form may be far below.
  useEffect(() => {
    if (isStarted.current) list.current?.lastElementChild?.scrollIntoView({ block: 'center' })
    isStarted.current = false
  }, [timers.length])

  function start(timer: NewTimer) {
    isStarted.current = true
    host.timers.start(timer)
  }

  return (
    <Drawer opened onClose={onClose} title={t('timers')} closeLabel={t('close')}>
      <Stack gap={6}>
        {timers.length > 0 && (
          <ul ref={list} aria-label={t('timers')} className={classes.list}>
            {timers.map((timer) => (
              <TimerRow key={timer.id} kitchen={kitchen} timer={timer} now={now} onLeave={onClose} />
            ))}
          </ul>
        )}
        {timers.length > 1 && (
          <Button onClick={() => void kitchen.timers.stop(timers.map(({ id }) => id))}>{t('stopAll')}</Button>
        )}
        {timers.length === 0 && <Text tone="soft">{t('none')}</Text>}
        <OwnTimerForm onStart={start} />
        <Promises outlivesThePage={kitchen.timers.outliveThePage()} />
      </Stack>
    </Drawer>
  )
}
