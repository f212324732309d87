import { getServerDetails } from '@potluck/api/about'
import { useFormats } from '@potluck/parts'
import { useStore } from '@potluck/platform/hooks'
import { Button, usePublishedHeight } from '@potluck/ui'
import { IconCloudOff } from '@potluck/ui/icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { createDeviceStorage } from '../device/device-storage.ts'
import { useShell } from '../host/ShellContext.tsx'
import { offlineLocales, offlineNamespace } from './locales.ts'
import classes from './OfflineLine.module.css'
import { passProxy } from './pass-proxy.ts'
import { RefusedLine } from './RefusedLine.tsx'

/** Interval of checks whether the server is back, milliseconds. */
const askEvery = 5_000

/**
 * Shows that the server is unreachable, the age of the displayed answers, and the changes that wait to be sent. Also shows changes that
 * could not be saved. Renders nothing otherwise.
 */
export function OfflineLine() {
  const { connection, changes, host, words } = useShell()
  const { away, isBarred, shown } = useStore(connection)
  const { pathname } = useLocation()
  const waiting = useStore(changes).queued.filter(({ refusal }) => refusal === null).length

  // Other components may send no request while the cook reads.
  useEffect(() => {
    if (!away) return
    const ask = () => {
      if (navigator.onLine && document.visibilityState === 'visible')
        host.api.call(getServerDetails, {}, { silent: true }).catch(() => {})
    }
    const timer = setInterval(ask, askEvery)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [away, host])

  // The words load while there is still a connection.
  useEffect(() => void words.add(offlineNamespace, offlineLocales).catch(() => {}), [words])

  if (!words.i18n.hasResourceBundle(words.language.get(), offlineNamespace)) return null
  const from = shown?.path === pathname ? shown.from : null
  return (
    <>
      {away && <AwayLine from={from} waiting={waiting} isBarred={isBarred} />}
      <RefusedLine />
    </>
  )
}

interface AwayLineProps {
  /** When the displayed answers were fetched, ISO 8601, or null. */
  readonly from: string | null
  /** Changes that wait to be sent. */
  readonly waiting: number
  /** A proxy answers in place of the server. */
  readonly isBarred: boolean
}

/**
 * A line that stays visible above the header, so that a cook who scrolls through a list in a shop knows that nobody else sees the changes.
 */
function AwayLine({ from, waiting, isBarred }: AwayLineProps) {
  const { t } = useTranslation(offlineNamespace)
  const { time, dateTime } = useFormats()
  const isUnsaved = useStore(useShell().unsaved)
  const line = useRef<HTMLDivElement>(null)
  usePublishedHeight(line, '--notice-height')
  const isToday = from !== null && new Date(from).toDateString() === new Date().toDateString()
  return (
    <div ref={line} role="status" className={`${classes.line} ${classes.away}`}>
      <IconCloudOff aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>
        <strong>{t(isBarred ? 'barred' : 'away')}</strong>
        {from !== null && <span>{t('from', { when: (isToday ? time : dateTime)(from) })}</span>}
        {waiting > 0 && <span>{t('waits', { count: waiting })}</span>}
        {isBarred && isUnsaved && <span>{t('besides')}</span>}
      </span>
      {isBarred && <PassProxy />}
    </div>
  )
}

/** The way through the login of the proxy in front. */
function PassProxy() {
  const { t } = useTranslation(offlineNamespace)
  const shell = useShell()
  const { pathname, search } = useLocation()
  const tabStorage = createDeviceStorage(() => sessionStorage)
  return <Button onClick={() => passProxy(shell, tabStorage, pathname + search)}>{t('logIn')}</Button>
}
