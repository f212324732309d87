import { ApiError } from '@potluck/api/errors'
import type { Toast } from '@potluck/platform/host'

export interface FailureToasts {
  readonly toast: (toast: Toast) => void
  /** The words of a key in the language of the moment. */
  readonly word: (key: ReturnType<typeof failureWord>) => string
}

/** The word for a failure that needs no explanation of its own. */
export const failureWord = (error: unknown): 'errors.offline' | 'errors.unexpected' =>
  error instanceof ApiError && error.failure === 'unanswered' ? 'errors.offline' : 'errors.unexpected'

/** Tells a failure that has no place on the screen. */
export const toastFailure =
  ({ toast, word }: FailureToasts) =>
  (error: ApiError): void =>
    toast({ message: word(failureWord(error)), tone: 'problem' })
