import { href } from '@potluck/platform/paths'
import type { Timer } from '@potluck/platform/timers'
import { Button, Link, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kitchen } from '../host/kitchen.ts'
import { formatClock } from './format-clock.ts'
import { kitchenNamespace } from './locales.ts'
import classes from './TimersDrawer.module.css'
import { isUp, leftOf, lengthened, minuteMs, paused, renamed, resumed } from './timer-times.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly timer: Timer
  readonly now: number
  /** The cook goes to the recipe. */
  readonly onLeave: () => void
}

/** One timer: its name, its remaining time and its buttons. */
export function TimerRow({ kitchen: { timers }, timer, now, onLeave }: Props) {
  const { t } = useTranslation(kitchenNamespace)
  const [typed, setTyped] = useState<string | null>(null)
  const { id, name, about, path, state } = timer
  const over = isUp(timer, now)

  function rename() {
    if (typed !== null) void timers.change(id, (changed) => renamed(changed, typed))
    setTyped(null)
  }

  return (
    <li className={classes.row} data-over={over}>
      <div className={classes.head}>
        <TextField
          label={t('name')}
          labelHidden
          dir="auto"
          className={classes.name}
          autoComplete="off"
          enterKeyHint="done"
          value={typed ?? name}
          onChange={setTyped}
          onBlur={rename}
          onKeyDown={(event) => event.key === 'Enter' && rename()}
        />
        <span className={classes.left}>
          <bdi dir="ltr">{formatClock(leftOf(timer, now))}</bdi>
        </span>
      </div>
      {about !== '' && (
        <Text as="div" size="small" tone="soft" className={classes.about}>
          {path === null ? (
            <bdi>{about}</bdi>
          ) : (
            <Link href={href(path)} onClick={onLeave}>
              <bdi>{about}</bdi>
            </Link>
          )}
        </Text>
      )}
      <div className={classes.actions}>
        <Button
          aria-label={t('addMinuteTo', { name })}
          onClick={() => void timers.change(id, (changed, at) => lengthened(changed, minuteMs, at))}
        >
          {t('addMinute')}
        </Button>
        {!over && state.is === 'running' && (
          <Button
            icon={<IconPlayerPause />}
            aria-label={t('pauseOf', { name })}
            onClick={() => void timers.change(id, paused)}
          >
            {t('pause')}
          </Button>
        )}
        {state.is === 'paused' && (
          <Button
            icon={<IconPlayerPlay />}
            aria-label={t('resumeOf', { name })}
            onClick={() => void timers.change(id, resumed)}
          >
            {t('resume')}
          </Button>
        )}
        <Button
          icon={<IconPlayerStop />}
          variant={over ? 'primary' : 'secondary'}
          aria-label={t('stopOf', { name })}
          onClick={({ currentTarget }) => {
            void timers.stop([id])
            // The button goes with its row, and must not take the focus along.
            currentTarget.closest('dialog')?.querySelector('button')?.focus()
          }}
        >
          {t('stop')}
        </Button>
      </div>
    </li>
  )
}
