import type { SendForm } from '@potluck/api/client'
import { offeredLanguages } from '@potluck/cooking/language'
import { createBus } from '@potluck/platform/bus'
import { contract } from '@potluck/platform/contract'
import type { FeatureFlags, Host } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import { createPins } from '@potluck/platform/pins'
import type { KeptPreferences } from '@potluck/platform/preferences-store'
import { createStore } from '@potluck/platform/store'
import type { Timer } from '@potluck/platform/timers'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from '../config/config.ts'
import type { Kitchen } from '../cooking/kitchen.ts'
import type { Words } from '../language/words.ts'
import type { KeptBook } from '../offline/book/kept-book.ts'
import { createConnection } from '../offline/connection.ts'
import type { DevicePush } from '../push/device-push.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { confirmLeaving, confirmLosing } from '../unsaved/confirm-leaving.ts'
import { apiOnDemand } from './api-on-demand.ts'
import { createChangeQueue } from './change-queue.ts'
import type { DeviceStorage } from './device-storage.ts'
import { createDialogs } from './dialogs.ts'
import { createErrorReports } from './error-reports.ts'
import { toastFailure } from './failure-toasts.ts'
import { followToken, sessionOf } from './follow-token.ts'
import { createRequestProgress } from './request-progress.ts'
import type { Shell, ShownTutorial } from './shell.ts'
import { createToasts } from './toasts.ts'
import { type Token, tokenKey } from './token.ts'
import { createTutorials } from './tutorials.ts'
import { createUnsavedChanges } from './unsaved-changes.ts'
import { wipeUserData } from './wipe-user-data.ts'

export interface ShellSettings {
  readonly config: Config
  readonly flags: FeatureFlags
  readonly words: Words
  readonly token: Token
  readonly preferences: KeptPreferences
  readonly storage: DeviceStorage
  /** Resolves when the router has arrived. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => Promise<void>
  /** The path that is shown now. */
  readonly path: () => string
  readonly reload: () => void
  /** The remotes of this deployment: made after the shell, whose host they are given. */
  readonly remotes: () => Remotes
  /** Errors that are no news and not worth a report. */
  readonly isExpected: (error: unknown) => boolean
  readonly fetch?: typeof fetch
}

/** Its code is fetched with the first file that a cook uploads. */
const sendForm: SendForm = async (...form) => (await import('@potluck/api/upload-by-xhr')).uploadByXhr(...form)

/** Puts the shell together. Nothing is on the screen yet, and nothing was asked of the server. */
export function createShell(settings: ShellSettings): Shell {
  const { config, words, token, storage, preferences, navigate, path } = settings
  const reportError = createErrorReports(config, token, settings.isExpected)
  const bus = createBus((error, event) => reportError(error, { event }))
  const toasts = createToasts(path)
  const dialogs = createDialogs()
  const unsaved = createUnsavedChanges()
  const progress = createRequestProgress()
  const pins = createPins()
  const timers = createStore<readonly Timer[]>([])
  const kitchen = createStore<Kitchen | null>(null)
  const changes = createChangeQueue()
  const title = createStore('')
  const badges = createStore<Readonly<Record<string, number>>>({})
  const loginPrompt = createStore(false)
  const tutorial = createStore<ShownTutorial | null>(null)
  const session = createStore(sessionOf(token.get()))
  let cache: QueryClient | null = null

  const requireLogin = () => loginPrompt.set(true)

  const connection = createConnection()

  /** Its code is fetched when a copy is wanted. */
  async function book(): Promise<KeptBook | null> {
    const mine = token.get()
    if (mine === null || !preferences.get().global.enableExperimentalOfflineCache) return null
    return (await import('../offline/book/book-of-session.ts')).bookOfSession(mine)
  }

  const api = apiOnDemand(
    {
      base: config.apiBase,
      token: token.get,
      onRequest: progress.begin,
      onUnauthorized: requireLogin,
      onToast: toastFailure({
        toast: toasts.show,
        word: (key) => words.i18n.t(key, { ns: 'shell' }),
        onConnected(listener) {
          globalThis.addEventListener('online', listener)
          bus.on('live:connected', listener)
        },
      }),
      onUnreadable: (error, { method, path }) => reportError(error, { endpoint: `${method} ${path}` }),
      ...(settings.fetch ? { fetch: settings.fetch } : { sendForm }),
    },
    {
      connection,
      path,
      book,
      returned: (given) =>
        void cache?.invalidateQueries({
          predicate: ({ queryKey: [name], state }) => given.has(String(name)) || state.status === 'error',
        }),
    },
  )

  const showTutorial = createTutorials(
    storage,
    (which) =>
      new Promise((resolve) =>
        tutorial.set({
          tutorial: which,
          dismiss() {
            tutorial.set(null)
            resolve()
          },
        }),
      ),
  )

  /** Its code is fetched when something is pinned, timed or kept. */
  const inKitchen = (work?: (kitchen: Kitchen) => unknown) =>
    void import('../cooking/open-kitchen.ts')
      .then(({ openKitchen }) => openKitchen({ host, pins, timers, storage, words, opened: kitchen }, work))
      .catch(reportError)

  let push: Promise<DevicePush> | null = null
  const devicePush = () => {
    push ??= import(/* webpackChunkName: "push" */ '../push/device-push.ts').then(({ createDevicePush }) =>
      createDevicePush(host),
    )
    return push
  }

  const host: Host = {
    contract,
    api,
    apiBase: config.apiBase,
    bus,
    session,
    preferences,
    pins: {
      ...pins,
      pin(recipe) {
        pins.pin(recipe)
        inKitchen()
        void showTutorial('pinnedRecipes')
      },
    },
    timers: {
      ...timers,
      start: (timer) => inKitchen((opened) => opened.start(timer)),
      open: () => inKitchen(({ sheet }) => sheet.set('open')),
    },
    badges: { set: (entry, count) => badges.set({ ...badges.get(), [entry]: count }) },
    menu: {
      get: () => settings.remotes().menu.get(),
      subscribe: (listener) => settings.remotes().menu.subscribe(listener),
    },
    changes: {
      add(change) {
        if (session.get().loggedIn) changes.add(change)
        else requireLogin()
      },
      of: changes.of,
      all: changes.all,
      shows: changes.shows,
      retry: changes.retry,
      discard: changes.discard,
    },
    notifications: devicePush,
    flags: settings.flags,
    selfHosted: config.selfHosted,
    language: words.language,
    offeredLanguages,
    navigate: (to, options) => void navigate(to, options),
    path,
    toast: (toast) => void toasts.show(toast),
    confirm: dialogs.confirm,
    holdUnsavedChanges: unsaved.hold,
    setTitle: title.set,
    showTutorial: (which) => void showTutorial(which),
    requireLogin,
    accountChanged: (account) => session.set({ ...session.get(), account }),
    logOut,
    reportError,
  }

  async function wipe(): Promise<void> {
    kitchen.get()?.close()
    pins.clear()
    badges.set({})
    changes.clear()
    cache?.clear()
    // How the device looks stays for whoever comes next.
    const { language, theme, fontSize } = preferences.get().global
    preferences.keep({ global: { language, theme, fontSize } })
    await wipeUserData().catch(reportError)
  }

  const endSession = followToken({
    host,
    connection,
    book,
    devicePush,
    session,
    preferences,
    changes,
    title,
    words,
    storage,
    inKitchen,
    token,
    wipe,
    remotes: settings.remotes,
    reload: settings.reload,
  })

  /** Drafts and what was not sent go with the session. */
  async function mayEnd(): Promise<boolean> {
    if (unsaved.get() && !(await confirmLeaving(dialogs, words))) return false
    const { length } = changes.get().queued
    return length === 0 || confirmLosing(dialogs, words, length)
  }

  async function logOut({ isAgreed = false }: Parameters<Host['logOut']>[0] = {}): Promise<void> {
    if (!isAgreed && !(await mayEnd())) return
    unsaved.clear()
    endSession()
    loginPrompt.set(false)
    // First away from the member's screen, which would ask a guest to log in.
    await navigate(paths.welcome(), { replace: true })
    token.set(null)
  }

  return {
    host,
    config,
    words,
    title,
    toasts,
    dialogs,
    busy: progress,
    unsaved,
    kitchen,
    badges,
    tutorial,
    loginPrompt,
    connection,
    changes,
    path,
    beginSession(given) {
      token.set(given)
      if (!storage.keeps(tokenKey))
        toasts.show({ message: words.i18n.t('errors.notKept', { ns: 'shell' }), duration: 7_000 })
    },
    reload: settings.reload,
    queryCache(create) {
      cache ??= create()
      return cache
    },
  }
}
