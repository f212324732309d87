import type { ApiError } from '@potluck/api/errors'
import type { Toast } from '@potluck/platform/host'

export interface ErrorReactions {
  readonly requireLogin: () => void
  readonly toast: (toast: Toast) => void
  /** The words of a key in the language of the moment. */
  readonly word: (key: 'errors.offline' | 'errors.unexpected') => string
}

/** What happens to an error that no caller handles, by its status (specification section 8). */
export const handleByDefault =
  ({ requireLogin, toast, word }: ErrorReactions) =>
  ({ status }: ApiError): void => {
    if (status === 401) requireLogin()
    else toast({ message: word(status === 0 ? 'errors.offline' : 'errors.unexpected'), tone: 'problem' })
  }
