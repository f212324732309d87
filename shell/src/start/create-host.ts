import type { ApiClient } from '@potluck/api/client'
import { offeredLanguages } from '@potluck/cooking/language'
import type { Changes } from '@potluck/platform/changes'
import { contract } from '@potluck/platform/contract'
import type { Host } from '@potluck/platform/host'
import type { OfflineBooks } from '@potluck/sync/offline-books'
import { createTutorials } from '../host/tutorials.ts'
import type { DevicePush } from '../push/device-push.ts'
import type { InKitchen } from './kitchen-on-demand.ts'
import type { ShellSettings } from './shell-settings.ts'
import type { ShellState } from './shell-state.ts'

export interface HostParts {
  readonly api: ApiClient
  readonly inKitchen: InKitchen
  readonly devicePush: () => Promise<DevicePush>
  /** The offline books of the session; null where the browser stores nothing or the cook wants none. */
  readonly books: () => Promise<OfflineBooks | null>
  readonly logOut: Host['logOut']
}

/** The host for remotes. */
export function createHost(settings: ShellSettings, state: ShellState, parts: HostParts): Host {
  const { config, words, preferences, navigate, path } = settings
  const { session, title, loginPrompt, badges, toasts, dialogs, unsaved } = state
  const showTutorial = tutorialsOf(settings, state)
  return {
    contract,
    api: parts.api,
    apiBase: config.apiBase,
    bus: state.bus,
    session,
    preferences,
    ...kitchenOf(state, parts.inKitchen, () => showTutorial('pinnedRecipes')),
    badges: { set: (entry, count) => badges.set({ ...badges.get(), [entry]: count }) },
    menu: {
      get: () => settings.remotes().menu.get(),
      subscribe: (listener) => settings.remotes().menu.subscribe(listener),
    },
    changes: changesOf(state),
    notifications: parts.devicePush,
    offlineBook: async () => {
      const book = await (await parts.books())?.state()
      return book ? { ...book, areScreensHere: await areScreensHere(settings) } : null
    },
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
    showTutorial,
    requireLogin: () => loginPrompt.set(true),
    accountChanged: (account) => session.set({ ...session.get(), account }),
    logOut: parts.logOut,
    reportError: state.reportError,
  }
}

/** Whether every screen opens without a network. Without a service worker none does. */
async function areScreensHere({ remotes, words }: ShellSettings): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const live = remotes()
    .registry.get()
    .remotes.filter(({ enabled }) => enabled)
  const stored = await import('../service-worker/stored-screens.ts')
  return stored.areScreensHere(globalThis, {
    base: new URL('./', document.baseURI).href,
    language: words.language.get(),
    versions: live.map(({ entry }) => new URL('./', entry).href),
  })
}

function tutorialsOf({ storage }: ShellSettings, { tutorial }: ShellState): Host['showTutorial'] {
  const show = createTutorials(
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
  return (which) => void show(which)
}

const kitchenOf = (
  { pins, timers }: ShellState,
  inKitchen: InKitchen,
  onPinned: () => void,
): Pick<Host, 'pins' | 'timers'> => ({
  pins: {
    ...pins,
    pin(recipe) {
      pins.pin(recipe)
      inKitchen()
      onPinned()
    },
  },
  timers: {
    ...timers,
    start: (timer) => inKitchen((opened) => opened.start(timer)),
    open: () => inKitchen(({ sheet }) => sheet.set('open')),
  },
})

/** The change queue for remotes. Guests cannot make changes. */
const changesOf = ({ changes, session, loginPrompt }: ShellState): Changes => ({
  add(change) {
    if (session.get().loggedIn) changes.add(change)
    else loginPrompt.set(true)
  },
  of: changes.of,
  all: changes.all,
  addEffects: changes.addEffects,
  retry: changes.retry,
  discard: changes.discard,
})
