import type { Host, QuickTutorial } from '@potluck/platform/host'
import type { ReadableStore, Store } from '@potluck/platform/store'
import type { QueueState } from '@potluck/sync/change-queue'
import type { Connection } from '@potluck/sync/connection'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from '../config/config.ts'
import type { Words } from '../language/words.ts'
import type { Dialogs } from './dialogs.ts'
import type { Kitchen } from './kitchen.ts'
import type { Toasts } from './toasts.ts'
import type { UnsavedChanges } from './unsaved-changes.ts'

/** The services of the shell's own screens: the host that remotes get, and its parts. */
export interface Shell {
  readonly host: Host
  readonly config: Config
  readonly words: Words
  readonly title: ReadableStore<string>
  readonly toasts: Toasts
  readonly dialogs: Dialogs
  /** Whether a request is in flight. */
  readonly busy: ReadableStore<boolean>
  readonly unsaved: UnsavedChanges
  /** The state of the cooking toolbar; null while it is empty. */
  readonly kitchen: ReadableStore<Kitchen | null>
  /** The counts on menu entries, by name of the entry. */
  readonly badges: ReadableStore<Readonly<Record<string, number>>>
  /** The tutorial on the screen, or null. */
  readonly tutorial: Store<VisibleTutorial | null>
  /** Whether the login modal is open. */
  readonly loginPrompt: Store<boolean>
  readonly connection: ReadableStore<Connection>
  /** The changes that the server does not have yet. */
  readonly changes: ReadableStore<QueueState>
  /** The current path of the router, before React has rendered it. */
  path(): string
  /** Whether the proxy in front logs in a guest without being asked: not after they logged out. */
  mayLogInByItself(): boolean
  /** Begins the session of this token. */
  beginSession(token: string): void
  /** Reloads the page. */
  reload(): void
  /**
   * The query cache of this session; emptied when the session ends.
   * @param create creates the cache on the first call
   */
  queryCache(this: void, create: () => QueryClient): QueryClient
}

export interface VisibleTutorial {
  readonly tutorial: QuickTutorial
  readonly dismiss: () => void
}
