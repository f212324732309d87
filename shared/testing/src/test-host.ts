import { type ApiClient, createApiClient } from '@potluck/api/client'
import type { ApiError } from '@potluck/api/errors'
import { type Language, languages } from '@potluck/cooking/language'
import { type Bus, createBus } from '@potluck/platform/bus'
import { contract } from '@potluck/platform/contract'
import type { Confirmation, FeatureFlags, Host, QuickTutorial, Session, Toast } from '@potluck/platform/host'
import { createPins } from '@potluck/platform/pins'
import type { Preferences } from '@potluck/platform/preferences'
import { createPreferencesStore } from '@potluck/platform/preferences-store'
import { createStore, type Store } from '@potluck/platform/store'
import { type Answer, answering, type SeenRequest } from './answers.ts'

/** Where the API of a test is. */
export const testApiBase = 'http://potluck.test/api/'

export interface TestHostSettings {
  /** How the server answers; a call of anything else fails the test. */
  readonly answers?: readonly Answer[]
  /** In place of `answers`: a client for a server that runs. */
  readonly api?: ApiClient
  readonly apiBase?: string
  readonly session?: Partial<Session>
  readonly preferences?: { readonly [S in keyof Preferences]?: Partial<Preferences[S]> }
  readonly flags?: Partial<FeatureFlags>
  readonly language?: Language
  /** What the cook answers when asked. */
  readonly confirms?: boolean
}

/** What screens did with their host. */
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
  /** Failures of calls that asked for a toast. */
  readonly failuresTold: ApiError[]
  loginsAsked: number
}

export interface TestHost extends Host {
  readonly session: Store<Session>
  readonly language: Store<Language>
  readonly happenings: Happenings
  /** Whether leaving would ask first. */
  readonly holdsUnsavedChanges: () => boolean
  /** How many listeners the bus has now. */
  readonly busListeners: () => number
  /** Has navigation followed by a router. */
  readonly follow: (navigate: Host['navigate']) => void
}

const account = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.com',
  handle: 'ada',
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:00.000Z',
}

const capabilities = { highResImages: false, multipleImages: false, expandablePreviews: false }

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

function countingBus(onError: (error: unknown) => void): { readonly bus: Bus; readonly count: () => number } {
  const bus = createBus(onError)
  let count = 0
  return {
    count: () => count,
    bus: {
      emit: bus.emit,
      on(name, listener) {
        const stop = bus.on(name, listener)
        count += 1
        let listening = true
        return () => {
          stop()
          if (listening) count -= 1
          listening = false
        }
      },
    },
  }
}

/**
 * A host with real stores, a real bus and the real API client; only the network and the cook's answers are the
 * test's. Ada is logged in unless said otherwise.
 */
export function createTestHost(settings: TestHostSettings = {}): TestHost {
  const { apiBase = testApiBase, answers = [], confirms = true } = settings
  const network = answering(apiBase, ...answers)
  const happenings: Happenings = {
    requests: network.requests,
    unstated: network.unstated,
    toasts: [],
    confirmations: [],
    paths: [],
    titles: [],
    tutorials: [],
    errors: [],
    failuresTold: [],
    loginsAsked: 0,
  }
  const { bus, count } = countingBus((error) => happenings.errors.push(error))
  const session = createStore<Session>({ loggedIn: true, account, capabilities, ...settings.session })
  const preferences = createPreferencesStore({ storage: memoryStorage(), smallerScreenSide: 800 })
  const { global, myRecipes, recipeDetails, manageLabels, mealPlan, shoppingList } = settings.preferences ?? {}
  if (global) preferences.update('global', global)
  if (myRecipes) preferences.update('myRecipes', myRecipes)
  if (recipeDetails) preferences.update('recipeDetails', recipeDetails)
  if (manageLabels) preferences.update('manageLabels', manageLabels)
  if (mealPlan) preferences.update('mealPlan', mealPlan)
  if (shoppingList) preferences.update('shoppingList', shoppingList)

  const holds = new Set<symbol>()
  const requireLogin = () => {
    happenings.loginsAsked += 1
  }
  let follow: Host['navigate'] = () => {}

  return {
    contract,
    apiBase,
    bus,
    session,
    preferences,
    happenings,
    api:
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
        onToast: (error) => happenings.failuresTold.push(error),
        onUnreadable: (error) => happenings.errors.push(error),
      }),
    pins: createPins(),
    flags: {
      enableExperimentalOfflineCache: false,
      enableContribution: false,
      enableInstallInstructions: true,
      ...settings.flags,
    },
    selfHosted: true,
    language: createStore(settings.language ?? 'en-us'),
    offeredLanguages: languages,
    navigate(path, options) {
      happenings.paths.push(path)
      follow(path, options)
    },
    toast: (toast) => void happenings.toasts.push(toast),
    async confirm(confirmation) {
      happenings.confirmations.push(confirmation)
      return confirms
    },
    holdUnsavedChanges() {
      const mine = Symbol('unsaved changes')
      holds.add(mine)
      return () => void holds.delete(mine)
    },
    setTitle: (title) => void happenings.titles.push(title),
    showTutorial: (tutorial) => void happenings.tutorials.push(tutorial),
    requireLogin,
    accountChanged: (changed) => session.set({ ...session.get(), account: changed }),
    async logOut() {
      session.set({ loggedIn: false, account: null, capabilities })
    },
    reportError: (error) => void happenings.errors.push(error),
    holdsUnsavedChanges: () => holds.size > 0,
    busListeners: count,
    follow(navigate) {
      follow = navigate
    },
  }
}
