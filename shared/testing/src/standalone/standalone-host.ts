import { getAccount, getCapabilities } from '@potluck/api/account'
import { createApiClient } from '@potluck/api/client'
import { fallbackLanguage } from '@potluck/cooking/language'
import type { Confirmation, Session, Toast } from '@potluck/platform/host'
import type { Remote } from '@potluck/platform/remote'
import { createStore, type Store } from '@potluck/platform/store'
import { createTestHost, type TestHost } from '../test-host.ts'
import { offeredBy } from './standalone-words.ts'

export interface VisibleToast extends Toast {
  readonly id: string
}

export interface Question extends Confirmation {
  readonly answer: (accepted: boolean) => void
}

/** A host for one remote on a page of its own: what a screen says is shown, and a real server answers its calls. */
export interface StandaloneHost extends TestHost {
  readonly toasts: Store<readonly VisibleToast[]>
  readonly question: Store<Question | null>
  /** Whether the form to become a member is open. */
  readonly loginAsked: Store<boolean>
  /** Becomes the member of a session token. @throws {ApiError} when the server does not know it, or does not answer */
  enter(this: void, token: string): Promise<void>
  /** Becomes a guest. */
  leave(this: void): void
}

/** The session of this tab; the shell's own is not touched. */
const tokenKey = 'potluck:standalone-token'

const guest: Session = {
  loggedIn: false,
  account: null,
  capabilities: { highResImages: false, multipleImages: false, expandablePreviews: false },
}

/** @param apiBase where the API of a running server is, ending in a slash */
export function createStandaloneHost(remote: Remote, apiBase: string, storage: Storage): StandaloneHost {
  const toasts = createStore<readonly VisibleToast[]>([])
  const question = createStore<Question | null>(null)
  const loginAsked = createStore(false)
  const toast = (shown: Toast) => toasts.set([...toasts.get(), { ...shown, id: crypto.randomUUID() }])
  const problem = (message: string) => toast({ message, tone: 'problem' })
  const api = createApiClient({
    base: apiBase,
    token: () => storage.getItem(tokenKey),
    onUnauthorized: () => loginAsked.set(true),
    onToast: ({ message }) => problem(message),
    onUnreadable: ({ message }, { method, path }) => problem(`${method} ${path}: ${message}`),
  })
  const host = createTestHost({ api, apiBase, session: guest, language: fallbackLanguage })
  const beforeLeaving = (event: BeforeUnloadEvent) => {
    if (host.holdsUnsavedChanges()) event.preventDefault()
  }
  window.addEventListener('beforeunload', beforeLeaving)

  function leave(): void {
    storage.removeItem(tokenKey)
    host.session.set(guest)
    host.bus.emit('auth', { loggedIn: false })
  }

  return {
    ...host,
    toasts,
    question,
    loginAsked,
    offeredLanguages: offeredBy(remote),
    toast,
    confirm: (confirmation) =>
      new Promise((resolve) =>
        question.set({
          ...confirmation,
          answer(accepted) {
            question.set(null)
            resolve(accepted)
          },
        }),
      ),
    setTitle(title) {
      document.title = `${title} · ${remote.id}`
    },
    showTutorial: (tutorial) => toast({ message: `Tutorial: ${tutorial}` }),
    requireLogin: () => loginAsked.set(true),
    logOut: async () => leave(),
    reportError(error) {
      globalThis.reportError(error)
      problem(String(error))
    },
    async enter(token) {
      storage.setItem(tokenKey, token)
      try {
        const silent = { silent: true }
        const [account, capabilities] = await Promise.all([
          api.call(getAccount, {}, silent),
          api.call(getCapabilities, {}, silent),
        ])
        host.session.set({ loggedIn: true, account: account.data, capabilities: capabilities.data })
        host.bus.emit('auth', { loggedIn: true })
        loginAsked.set(false)
      } catch (error) {
        leave()
        throw error
      }
    },
    leave,
  }
}

/** The session that this tab had before it was loaded again. */
export const storedToken = (storage: Storage): string | null => storage.getItem(tokenKey)
