import { ApiError } from '@potluck/api/errors'
import type { Toast } from '@potluck/platform/host'

export interface FailureToasts {
  readonly toast: (toast: Toast) => void
  /** The words of a key in the present language. */
  readonly word: (key: ReturnType<typeof failureWord>) => string
  /** Calls whenever there is a connection again. */
  readonly onConnected: (listener: () => void) => unknown
}

/** Refusals that have their own message; any other gets a general one. */
const refusals = { 404: 'notFound', 413: 'tooLarge', 429: 'tooMany' } as const

const isKnown = (status: number): status is keyof typeof refusals => status in refusals

/** The word for a failure that needs no explanation of its own. */
export function failureWord(error: unknown) {
  if (!(error instanceof ApiError)) return 'errors.unexpected'
  if (error.failure === 'unanswered') return 'errors.offline'
  if (error.failure === 'unreadable') return 'errors.unreadable'
  if (isKnown(error.status)) return `errors.${refusals[error.status]}` as const
  return error.status < 500 ? 'errors.refused' : 'errors.unexpected'
}

/** Shows a failure that has no place on the screen in a toast; a lost connection only once until it is back. */
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
