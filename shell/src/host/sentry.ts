import {
  addBreadcrumb,
  captureException,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react'
import { type Config, version } from '../config/config.ts'
import type { Token } from '../device/token.ts'

/**
 * A pseudonym of a session for error reports: 12 hex digits of the token's SHA-256.
 * @returns null for a guest, and on insecure origins, where browsers do not hash
 */
export async function tokenFingerprint(token: string | null): Promise<string | null> {
  if (token === null || !globalThis.crypto?.subtle) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Reports the current session and each later change of it.
 * @param note receives the fingerprint, or `guest`
 */
export async function noteSessions(token: Token, note: (session: string) => void): Promise<void> {
  async function noteNow(): Promise<void> {
    const present = token.get()
    const fingerprint = await tokenFingerprint(present)
    if (token.get() === present) note(fingerprint ?? 'guest')
  }
  token.subscribe(() => void noteNow())
  await noteNow()
}

export type ErrorContext = Readonly<Record<string, string>>

export type ReportError = (error: unknown, context?: ErrorContext) => void

const withoutQuery = (address: string): string => address.replace(/\?.*$/, '')

/** Maximum number of reports in flight; more are dropped. */
const reportsUnderWay = 30

/** Maximum number of causes that are sent with an error. */
const causesSent = 5

/** Starts the error-reporting service. Addresses are sent without their query, because it may contain the token. */
export async function startSentry(sentry: NonNullable<Config['sentry']>, token: Token): Promise<ReportError> {
  init({
    dsn: sentry.dsn,
    release: `potluck@${version}`,
    ...(sentry.environment && { environment: sentry.environment }),
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    // The shell handles uncaught errors itself, and it knows which errors are expected.
    integrations: (standard) => [
      ...standard.filter(({ name }) => name !== globalHandlersIntegration().name),
      linkedErrorsIntegration({ limit: causesSent }),
    ],
    transportOptions: { bufferSize: reportsUnderWay },
    beforeBreadcrumb(breadcrumb) {
      for (const key of ['url', 'to', 'from']) {
        const address: unknown = breadcrumb.data?.[key]
        if (breadcrumb.data && typeof address === 'string') breadcrumb.data[key] = withoutQuery(address)
      }
      return breadcrumb
    },
    beforeSend(event) {
      if (event.request?.url) event.request.url = withoutQuery(event.request.url)
      return event
    },
  })
  await noteSessions(token, (session) => addBreadcrumb({ category: 'session', message: session }))
  return (error, context) => void captureException(error, context && { tags: context })
}
