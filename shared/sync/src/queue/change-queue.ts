import type { LoadChangeEffects } from '@potluck/platform/change-effects'
import type { Change, Changes, ScopeChanges } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { createStore, type ReadableStore } from '@potluck/platform/store'
import type { QueryClient } from '@tanstack/react-query'

/** A change in the queue, and how far it has come. */
export interface QueuedChange extends Change {
  /** Id of the account that made it; null until that is known. */
  readonly owner: string | null
  /** How often the server failed at it. */
  readonly failures: number
  /** When it was sent for the first time, ISO 8601; null before. */
  readonly firstSentAt: string | null
  /** Its position on this device, `memory` when the device did not take it, null until it was asked to. */
  readonly place: number | 'memory' | null
  /** It was refused where no cook could be notified. */
  readonly untold?: boolean | undefined
}

export interface QueueState {
  readonly queued: readonly QueuedChange[]
}

/** The part that stores and sends the changes; loaded for members only. */
export interface QueueRunner {
  /** Something new is in the queue. */
  added(): void
  retry(reference: string): void
  discard(reference: string): void
}

export interface Showing {
  /** Null until the first screen of a remote. */
  readonly client: QueryClient | null
  readonly shown: readonly LoadChangeEffects[]
}

export interface ChangeQueue extends ReadableStore<QueueState>, Changes {
  update(next: (state: QueueState) => QueueState): void
  /** The effects that remotes declare for their changes, and the cache that they change. */
  readonly showing: ReadableStore<Showing>
  /** Whether a screen shows the changes of this scope. */
  isShown(scope: string): boolean
  /** Puts a runner in charge, until the returned function is called. */
  runBy(runner: QueueRunner): () => void
  clear(): void
}

const empty: QueueState = { queued: [] }

/** The changes of this window, available before the code that stores them is loaded. */
export function createChangeQueue(): ChangeQueue {
  const state = createStore(empty)
  const showing = createStore<Showing>({ client: null, shown: [] })
  const scopes = new Map<string, ReadableStore<ScopeChanges>>()
  const shown = new Map<string, number>()
  let runner: QueueRunner | null = null

  /** The same object for as long as nothing of it changes. */
  function someOf(isMeant: (change: QueuedChange) => boolean): () => ScopeChanges {
    let last: ScopeChanges = { storedIn: 'device', changes: [] }
    return () => {
      const changes = state.get().queued.filter(isMeant)
      const isSame =
        changes.length === last.changes.length && changes.every((change, index) => change === last.changes[index])
      const storedIn = changes.some(({ place }) => place === 'memory') ? 'memory' : 'device'
      if (!isSame) last = { storedIn, changes }
      return last
    }
  }

  function storeOf(scope: string): ReadableStore<ScopeChanges> {
    return {
      get: someOf((change) => change.scope === scope),
      subscribe(listener) {
        shown.set(scope, (shown.get(scope) ?? 0) + 1)
        const stop = state.subscribe(listener)
        return () => {
          stop()
          shown.set(scope, (shown.get(scope) ?? 1) - 1)
        }
      },
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    update: (next) => state.set(next(state.get())),
    isShown: (scope) => (shown.get(scope) ?? 0) > 0,
    add(change: NewChange) {
      const added = { ...change, refusal: null, owner: null, failures: 0, firstSentAt: null, place: null }
      state.set({ queued: [...state.get().queued, added] })
      runner?.added()
    },
    all: { get: someOf(() => true), subscribe: state.subscribe },
    showing,
    addEffects(client, changes) {
      const { shown } = showing.get()
      if (!shown.includes(changes)) showing.set({ client, shown: [...shown, changes] })
    },
    of(scope) {
      const store = scopes.get(scope) ?? storeOf(scope)
      scopes.set(scope, store)
      return store
    },
    retry: (reference) => runner?.retry(reference),
    discard: (reference) => runner?.discard(reference),
    runBy(next) {
      runner = next
      return () => {
        if (runner === next) runner = null
      }
    },
    clear: () => state.set(empty),
  }
}
