import type { ApiClient, SendForm } from '@potluck/api/client'
import type { OfflineBooks } from '@potluck/sync/offline-books'
import { toastFailure } from '../host/failure-toasts.ts'
import { apiOnDemand } from './api-on-demand.ts'
import type { ShellSettings } from './shell-settings.ts'
import type { ShellState } from './shell-state.ts'

/** The code loads with the first file that a cook uploads. */
const sendForm: SendForm = async (...form) => (await import('@potluck/api/upload-by-xhr')).uploadByXhr(...form)

/** The API client of the shell and its remotes. */
export function createApi(
  { config, token, words, path, fetch }: ShellSettings,
  { bus, cache, connection, loginPrompt, progress, reportError, toasts }: ShellState,
  books: () => Promise<OfflineBooks | null>,
): ApiClient {
  return apiOnDemand(
    {
      base: config.apiBase,
      token: token.get,
      onRequest: progress.begin,
      onUnauthorized: () => loginPrompt.set(true),
      onToast: toastFailure({
        toast: toasts.show,
        word: (key) => words.i18n.t(key, { ns: 'shell' }),
        onConnected(listener) {
          globalThis.addEventListener('online', listener)
          bus.on('live:connected', listener)
        },
      }),
      onUnreadable: (error, endpoint) => reportError(error, { endpoint: `${endpoint.method} ${endpoint.path}` }),
      ...(fetch && { fetch }),
      sendForm,
    },
    {
      connection,
      path,
      books,
      returned: (endpoints) =>
        void cache.get()?.invalidateQueries({
          predicate: ({ queryKey: [name], state }) => endpoints.has(String(name)) || state.status === 'error',
        }),
    },
  )
}

/** The offline books of the session, if the cook wants them. Their code loads then. */
export const booksOnDemand =
  ({ token, preferences }: Pick<ShellSettings, 'token' | 'preferences'>) =>
  async (): Promise<OfflineBooks | null> => {
    const mine = token.get()
    if (mine === null || !preferences.get().global.enableExperimentalOfflineCache) return null
    return (await import('@potluck/sync/books-of-session')).booksOfSession(mine)
  }
