import { type ApiClient, createApiClient } from '@potluck/api/client'
import type { ApiError } from '@potluck/api/errors'
import { fallbackLanguage, type Language, offeredLanguages } from '@potluck/cooking/language'
import { type Bus, createBus } from '@potluck/platform/bus'
import { contract } from '@potluck/platform/contract'
import type { EventMap } from '@potluck/platform/events'
import type {
  Confirmation,
  FeatureFlags,
  Host,
  QuickTutorial,
  Session,
  Toast,
  UnsavedOptions,
} from '@potluck/platform/host'
import type { MenuEntry } from '@potluck/platform/menus'
import type { DeviceNotifications, NotificationState } from '@potluck/platform/notifications'
import { createPins } from '@potluck/platform/pins'
import { createPreferencesStore } from '@potluck/platform/preferences-store'
import { createStore, type ReadableStore, type Store } from '@potluck/platform/store'
import type { NewTimer, Timer } from '@potluck/platform/timers'
import { type Answer, type Answers, answering, type SeenRequest } from './answers.ts'
import { anAccount } from './fixtures.ts'
import { createTestChanges } from './test-changes.ts'

/** Where the API of a test is. */
export const testApiBase = 'http://potluck.test/api/'

export interface TestHostSettings {
  /** How the server answers; a call of anything else fails the test. */
  readonly answers?: readonly Answer[]
  /** In place of `answers`: a client for a server that runs. */
  readonly api?: ApiClient
  readonly apiBase?: string
  readonly session?: Partial<Session>
  readonly flags?: Partial<FeatureFlags>
  readonly language?: Language
  /** Entries of remotes in the menu; none by default. */
  readonly menu?: readonly MenuEntry[]
  /** Whether the device rings; by default, it cannot. */
  readonly notifications?: NotificationState
  /** Timers that run from the start. */
  readonly timers?: readonly Timer[]
  /** The cook's answer to confirmations. */
  readonly confirms?: boolean
  /** Members of the host that the test brings itself. */
  readonly partial?: Partial<Omit<Host, 'session' | 'language'>>
}

/** The calls that screens made to their host. */
export interface Happenings {
  readonly requests: readonly SeenRequest[]
  /** Calls that no answer was stated for: a screen shown with this host fails its test by them. */
  readonly unstated: readonly string[]
  readonly toasts: Toast[]
  readonly confirmations: Confirmation[]
  readonly paths: string[]
  readonly titles: string[]
  readonly tutorials: QuickTutorial[]
  readonly errors: unknown[]
  /** Timers that were started, and `open` where all were asked for. */
  readonly timers: (NewTimer | 'open')[]
  /** The counts in the menu, by entry. */
  readonly badges: Map<string, number>
  /** Failures of calls that asked for a toast. */
  readonly failureToasts: ApiError[]
  loginRequests: number
}

export interface TestHost extends Host {
  readonly session: Store<Session>
  readonly language: Store<Language>
  readonly happenings: Happenings
  /** Whether leaving would ask first. */
  readonly holdsUnsavedChanges: () => boolean
  /** Leaves as a cook who discards the drafts. */
  readonly discardDrafts: () => void
  /** How many listen now, to the bus and to the stores of the host. */
  readonly listeners: () => number
  /** Listens to the bus as a test does, who is not counted. */
  readonly subscribe: Bus['on']
  /** Has navigation followed by a router. */
  readonly follow: (navigate: Host['navigate']) => void
  /** Has what answers to changes bring told inside of something: React's `act`, where it is shown. */
  readonly arriveIn: (arrive: (tell: () => void) => void) => void
}

const account = anAccount()

const capabilities = { highResImages: false, multipleImages: false, expandablePreviews: false }

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

/** Counts who listens: what ends leaves nobody behind. */
function createListenerCount() {
  let count = 0
  function counted(stop: () => void): () => void {
    count += 1
    let listening = true
    return () => {
      stop()
      if (listening) count -= 1
      listening = false
    }
  }
  return {
    count: () => count,
    bus: ({ on, emit }: Bus): Bus => ({ emit, on: (name, listener) => counted(on(name, listener)) }),
    store: <S extends ReadableStore<unknown>>(store: S): S => ({
      ...store,
      subscribe: (listener: () => void) => counted(store.subscribe(listener)),
    }),
  }
}

/** Happenings of a host that nothing was done with yet. */
const noHappenings = ({ requests, unstated }: Answers): Happenings => ({
  requests,
  unstated,
  toasts: [],
  confirmations: [],
  paths: [],
  titles: [],
  tutorials: [],
  errors: [],
  timers: [],
  badges: new Map(),
  failureToasts: [],
  loginRequests: 0,
})

/** The notifications of a device whose owner allows what the page asks for. */
function createTestNotifications(
  state: NotificationState = 'unsupported',
  counted: ReturnType<typeof createListenerCount>['store'],
): DeviceNotifications {
  const store = createStore<NotificationState>(state)
  return {
    ...counted(store),
    turnOn: async () => store.set('on'),
    turnOff: async () => store.set('off'),
    refresh: async () => {},
  }
}

/** Unsaved changes that screens hold: as many as were begun and not ended. */
function createTestHolds() {
  const holds = new Map<symbol, UnsavedOptions | undefined>()
  return {
    holdUnsavedChanges(options?: UnsavedOptions) {
      const mine = Symbol('unsaved changes')
      holds.set(mine, options)
      return () => void holds.delete(mine)
    },
    holdsUnsavedChanges: () => holds.size > 0,
    discardDrafts() {
      for (const options of holds.values()) options?.forgetDraft?.()
    },
  }
}

/**
 * A host with real stores, a real bus and the real API client; only the network and the cook's answers are the
 * test's. Ada is logged in by default.
 */
export function createTestHost(settings: TestHostSettings = {}): TestHost {
  const { apiBase = testApiBase, answers = [], confirms = true } = settings
  const network = answering(apiBase, ...answers)
  const happenings = noHappenings(network)
  const listeners = createListenerCount()
  const uncounted = createBus((error) => happenings.errors.push(error))
  const bus = listeners.bus(uncounted)
  const session = listeners.store<Store<Session>>(
    createStore({ loggedIn: true, account, capabilities, ...settings.session }),
  )

  const requireLogin = () => {
    happenings.loginRequests += 1
  }
  let follow: Host['navigate'] = () => {}
  let arrive = (tell: () => void): void => tell()
  const notifications = createTestNotifications(settings.notifications, listeners.store)

  const api =
    settings.api ??
    createApiClient({
      base: apiBase,
      token: () => (session.get().loggedIn ? 'test-token' : null),
      fetch: network.fetch,
      sendForm(url, form, tell) {
        tell(0.5)
        return network.fetch(url, form)
      },
      onUnauthorized: requireLogin,
      onToast: (error) => happenings.failureToasts.push(error),
      onUnreadable: (error) => happenings.errors.push(error),
    })

  return {
    contract,
    apiBase,
    bus,
    session,
    preferences: listeners.store(createPreferencesStore(memoryStorage())),
    happenings,
    api,
    changes: createTestChanges(api, uncounted, (tell) => arrive(tell)),
    pins: listeners.store(createPins()),
    timers: {
      ...listeners.store(createStore<readonly Timer[]>(settings.timers ?? [])),
      start: (timer) => void happenings.timers.push(timer),
      open: () => void happenings.timers.push('open'),
    },
    badges: { set: (entry, count) => void happenings.badges.set(entry, count) },
    menu: listeners.store(createStore(settings.menu ?? [])),
    notifications: async () => notifications,
    flags: {
      enableExperimentalOfflineCache: false,
      enableContribution: false,
      enableInstallInstructions: true,
      ...settings.flags,
    },
    selfHosted: true,
    language: listeners.store<Store<Language>>(createStore(settings.language ?? fallbackLanguage)),
    offeredLanguages,
    navigate(path, options) {
      happenings.paths.push(path)
      follow(path, options)
    },
    path: () => happenings.paths.at(-1)?.split('?')[0] ?? '/',
    toast: (toast) => void happenings.toasts.push(toast),
    async confirm(confirmation) {
      happenings.confirmations.push(confirmation)
      return confirms
    },
    ...createTestHolds(),
    setTitle: (title) => void happenings.titles.push(title),
    showTutorial: (tutorial) => void happenings.tutorials.push(tutorial),
    requireLogin,
    accountChanged: (changed) => session.set({ ...session.get(), account: changed }),
    async logOut() {
      session.set({ loggedIn: false, account: null, capabilities })
    },
    reportError: (error) => void happenings.errors.push(error),
    listeners: listeners.count,
    subscribe: uncounted.on,
    follow(navigate) {
      follow = navigate
    },
    arriveIn(within) {
      arrive = within
    },
    ...settings.partial,
  }
}

/** What a host's bus says of one kind from now on. */
export function eventsOf<Name extends keyof EventMap>(host: TestHost, name: Name): readonly EventMap[Name][] {
  const events: EventMap[Name][] = []
  host.subscribe(name, (event) => void events.push(event))
  return events
}
