import { type Bus, createBus } from '@potluck/platform/bus'
import type { Pins, Session } from '@potluck/platform/host'
import { createPins } from '@potluck/platform/pins'
import { createStore, type Store } from '@potluck/platform/store'
import type { Timer } from '@potluck/platform/timers'
import { type ChangeQueue, createChangeQueue } from '@potluck/sync/change-queue'
import { type Connection, createConnection } from '@potluck/sync/connection'
import type { QueryClient } from '@tanstack/react-query'
import { createDialogs, type Dialogs } from '../host/dialogs.ts'
import { createErrorReports } from '../host/error-reports.ts'
import type { Kitchen } from '../host/kitchen.ts'
import { createRequestProgress, type RequestProgress } from '../host/request-progress.ts'
import type { ReportError } from '../host/sentry.ts'
import type { VisibleTutorial } from '../host/shell.ts'
import { createToasts, type Toasts } from '../host/toasts.ts'
import { createUnsavedChanges, type UnsavedChanges } from '../host/unsaved-changes.ts'
import { sessionOf } from './session-of.ts'
import type { ShellSettings } from './shell-settings.ts'

/** The state of an open page of the product. */
export interface ShellState {
  readonly reportError: ReportError
  readonly bus: Bus
  readonly session: Store<Session>
  readonly connection: Store<Connection>
  readonly changes: ChangeQueue
  readonly toasts: Toasts
  readonly dialogs: Dialogs
  readonly unsaved: UnsavedChanges
  readonly progress: RequestProgress
  readonly pins: Pins
  readonly timers: Store<readonly Timer[]>
  readonly kitchen: Store<Kitchen | null>
  readonly title: Store<string>
  readonly badges: Store<Readonly<Record<string, number>>>
  readonly loginPrompt: Store<boolean>
  readonly tutorial: Store<VisibleTutorial | null>
  /** The query cache; null until the first screen of a remote. */
  readonly cache: Store<QueryClient | null>
}

export function createShellState({ config, token, path, isExpected }: ShellSettings): ShellState {
  const reportError = createErrorReports(config, token, isExpected)
  return {
    reportError,
    bus: createBus((error, event) => reportError(error, { event })),
    session: createStore(sessionOf(token.get())),
    connection: createConnection(),
    changes: createChangeQueue(),
    toasts: createToasts(path),
    dialogs: createDialogs(),
    unsaved: createUnsavedChanges(),
    progress: createRequestProgress(),
    pins: createPins(),
    timers: createStore<readonly Timer[]>([]),
    kitchen: createStore<Kitchen | null>(null),
    title: createStore(''),
    badges: createStore<Readonly<Record<string, number>>>({}),
    loginPrompt: createStore(false),
    tutorial: createStore<VisibleTutorial | null>(null),
    cache: createStore<QueryClient | null>(null),
  }
}
