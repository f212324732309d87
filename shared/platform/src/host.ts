import type { Account, Capabilities } from '@potluck/api/account'
import type { ApiClient } from '@potluck/api/client'
import type { Language } from '@potluck/cooking/language'
import type { Bus } from './bus.ts'
import type { Changes } from './changes.ts'
import type { GlobalPreferences, Preferences } from './global-preferences.ts'
import type { MenuEntry } from './menus.ts'
import type { DeviceNotifications } from './notifications.ts'
import type { OfflineBookState } from './offline-book.ts'
import type { PreferencesSection } from './preferences.ts'
import type { ReadableStore } from './store.ts'
import type { Timers } from './timers.ts'

/** The session. `account` is null until it was read, and for guests. */
export interface Session {
  readonly loggedIn: boolean
  readonly account: Account | null
  readonly capabilities: Capabilities
}

/** A pinned recipe, as the cooking toolbar shows it. */
export interface PinnedRecipe {
  readonly id: string
  readonly title: string
  /** Address of its thumbnail, or null. */
  readonly imageUrl: string | null
}

/** Pinned recipes, in the order they were pinned; stored on this device until they are unpinned. */
export interface Pins extends ReadableStore<readonly PinnedRecipe[]> {
  pin(recipe: PinnedRecipe): void
  unpin(id: string): void
  clear(): void
}

export interface PreferencesStore extends ReadableStore<Preferences> {
  /** Changes some settings of one section; stored on this device, and with the account of whoever has one. */
  update(section: 'global', change: Partial<GlobalPreferences>): void
  update<T extends object>(section: PreferencesSection<T>, change: Partial<T>): void
  /** Gives every setting of every section its default again. */
  reset(): void
}

/** Counts beside the entries of the menu. */
export interface Badges {
  /**
   * Says how much waits behind a menu entry.
   * @param entry name of the menu entry, as `inbox`; one that no menu shows is stored and not displayed
   * @param count 0 takes the badge away
   */
  set(entry: string, count: number): void
}

/** A passing message for what has no place on the screen. */
export interface Toast {
  readonly message: string
  readonly tone?: 'info' | 'done' | 'problem'
  /** How long it stays, milliseconds; 5,000 by default. */
  readonly duration?: number
  /** Its kind, as `list.ticked`: the newest of a kind replaces the one before. */
  readonly kind?: string
  /** It goes when the cook leaves the screen that it was shown on. */
  readonly ofScreen?: boolean
  /** One thing to do about it. `undoes`: it takes back the deed that the toast tells of, which Ctrl+Z does too. */
  readonly action?: { readonly label: string; readonly run: () => void; readonly undoes?: boolean }
}

export interface Confirmation {
  readonly title: string
  /** The names of the things that are lost. */
  readonly message: string
  readonly confirm: string
  /** The confirming button destroys something. */
  readonly destructive?: boolean
}

export type QuickTutorial =
  | 'multipleRecipeSelection'
  | 'multipleLabelSelection'
  | 'splitPaneView'
  | 'experimentalOfflineCache'
  | 'pinnedRecipes'

/** Features that a host address turns on or off. */
export interface FeatureFlags {
  readonly enableExperimentalOfflineCache: boolean
  readonly enableContribution: boolean
  readonly enableInstallInstructions: boolean
}

/** The words of the question before a cook leaves unsaved changes. */
export interface UnsavedOptions {
  /**
   * The screen keeps them on the device and brings them back, so that leaving loses nothing. Called before leaving when
   * the cook throws them away instead.
   */
  readonly forgetDraft?: (() => void) | undefined
}

/**
 * The interface of the shell for every remote. Members may be added within a contract number; removing one or changing
 * its meaning raises the number.
 */
export interface Host {
  readonly contract: number
  readonly api: ApiClient
  /** Absolute address of the API, ending in a slash: for addresses that the browser follows itself. */
  readonly apiBase: string
  readonly bus: Bus
  readonly session: ReadableStore<Session>
  readonly preferences: PreferencesStore
  readonly pins: Pins
  readonly timers: Timers
  /** Gone when the session ends: whoever counts counts again in the next. */
  readonly badges: Badges
  /** The entries of remotes in the side menu, also those that the cook turned off; empty before a login. */
  readonly menu: ReadableStore<readonly MenuEntry[]>
  readonly changes: Changes
  /** Whether this device rings while nobody looks; its code is fetched when that is first asked. */
  notifications(): Promise<DeviceNotifications>
  /**
   * The content of this session's offline book; null while the cook wants none, and where the browser stores nothing.
   * Shells released before it was added do not have it.
   */
  offlineBook?(): Promise<OfflineBookState | null>
  readonly flags: FeatureFlags
  readonly selfHosted: boolean
  readonly language: ReadableStore<Language>
  /** Languages to choose from: those that the whole product is translated into. */
  readonly offeredLanguages: readonly Language[]
  /** Goes to a path made by `paths`. */
  navigate(path: string, options?: { readonly replace?: boolean }): void
  /** The path that is shown now, as `/recipe/42`. */
  path(): string
  toast(toast: Toast): void
  /** Asks before something large is lost; resolves to whether the cook went ahead. */
  confirm(confirmation: Confirmation): Promise<boolean>
  /** From now on, leaving the screen asks first. The returned function ends that. */
  holdUnsavedChanges(options?: UnsavedOptions): () => void
  /** Names the screen in the header and the browser's title. */
  setTitle(title: string): void
  /** Shows a tutorial once per device. */
  showTutorial(tutorial: QuickTutorial): void
  /** Asks to log in without leaving the screen, as a 401 does. */
  requireLogin(): void
  /** The account was changed: everything that shows it follows. */
  accountChanged(account: Account): void
  /**
   * Ends the session on this device and goes to the welcome page, after asking about what is not saved or not sent; not when
   * the cook has agreed to lose that (`isAgreed`).
   */
  logOut(options?: { readonly isAgreed?: boolean }): Promise<void>
  reportError(error: unknown, context?: Readonly<Record<string, string>>): void
}
