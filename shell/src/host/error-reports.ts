import type { Config } from '../config/config.ts'
import type { Token } from '../device/token.ts'
import type { ErrorContext, ReportError } from './sentry.ts'

/** The maximum number of reports that are buffered while the reporting service loads. */
const bufferSize = 30

/**
 * Reports errors to the console and to the deployment's error service, which loads with the first error.
 * @param isExpected errors that are not reported, because the cook has already seen a message
 */
export function createErrorReports(config: Config, token: Token, isExpected: (error: unknown) => boolean): ReportError {
  const buffer: [unknown, ErrorContext][] = []
  let send: ReportError | null = null
  let loading = false

  async function load(sentry: NonNullable<Config['sentry']>): Promise<void> {
    if (loading) return
    loading = true
    try {
      const { startSentry } = await import('./sentry.ts')
      send = await startSentry(sentry, token)
      for (const [error, context] of buffer.splice(0)) send(error, context)
    } catch {
      // The reporting service is unreachable: the next error tries again.
      loading = false
    }
  }

  return (error, context = {}) => {
    if (isExpected(error)) return
    // biome-ignore lint/suspicious/noConsole: the one place where errors reach the developer's console
    console.error(error, context)
    if (!config.sentry) return
    if (send) send(error, context)
    else if (buffer.length < bufferSize) buffer.push([error, context])
    void load(config.sentry)
  }
}

/** Reports uncaught errors. Notices of the browser about late layouts come as events without an error. */
export function reportUncaught(report: ReportError): void {
  window.addEventListener('error', ({ error }) => error && report(error, { kind: 'uncaught' }))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, { kind: 'unhandled rejection' }))
}
