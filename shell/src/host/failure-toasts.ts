import { ApiError } from '@potluck/api/errors'
import type { Toast } from '@potluck/platform/host'

export interface FailureToasts {
  readonly toast: (toast: Toast) => void
  /** Translates a key to the current language. */
  readonly word: (key: ReturnType<typeof failureWord>) => string
  /** Called whenever the connection is back. */
  readonly onConnected: (listener: () => void) => unknown
}

/** Refusals with a message of their own; other refusals get a general one. */
const refusals = { 404: 'notFound', 413: 'tooLarge', 429: 'tooMany' } as const

const isKnown = (status: number): status is keyof typeof refusals => status in refusals

/** The key of the message for a failure that needs no explanation of its own. */
export function failureWord(error: unknown) {
  if (!(error instanceof ApiError)) return 'errors.unexpected'
  if (error.isForeign || error.failure === 'unreadable') return 'errors.unreadable'
  if (error.failure === 'unanswered') return 'errors.offline'
  const code = error.data?.error.code
  if (code === 'closed-in-demo') return 'errors.closedInDemo'
  if (code === 'demo-full') return 'errors.demoFull'
  if (isKnown(error.status)) return `errors.${refusals[error.status]}` as const
  if (error.status < 500) return 'errors.refused'
  if (code === 'database-damaged') return 'errors.damaged'
  return code === 'no-memory' ? 'errors.short' : 'errors.unexpected'
}

/** Shows a toast for a failure without a place on the screen. A lost connection is shown only once until it is back. */
export function toastFailure({ toast, word, onConnected }: FailureToasts): (error: ApiError) => void {
  let hasShownOffline = false
  onConnected(() => {
    hasShownOffline = false
  })
  return (error) => {
    const key = failureWord(error)
    if (key === 'errors.offline' && hasShownOffline) return
    hasShownOffline ||= key === 'errors.offline'
    toast({ message: word(key), tone: 'problem', ofScreen: true })
  }
}
