import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import type { Bus } from './bus.ts'
import type { LoadShownChanges, ShownChanges } from './change-effects.ts'
import { createChangeGroups } from './change-groups.ts'
import type { Change, ScopeChanges } from './changes.ts'
import type { ReadableStore } from './store.ts'

export interface ShowingChanges {
  readonly client: QueryClient
  readonly bus: Bus
  /** Everything that waits or was refused. */
  readonly all: ReadableStore<ScopeChanges>
  /** What the remotes say of their changes; may grow. */
  readonly shown: ReadableStore<readonly LoadShownChanges[]>
  /** Runs something when there is nothing better to do. @returns cancels */
  readonly whenIdle: (run: () => void) => () => void
}

/** A change that the server applied or refused. */
interface Outcome {
  readonly reference: string
  readonly endpoint: string
}

/** Whether an answer may have come, or have failed to. */
const brings = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'added' || (event.type === 'updated' && ['success', 'error', 'setState'].includes(event.action.type))

/**
 * Has kept answers show the changes that wait: those that are there when a change is made, and those that come while it
 * waits. When the server has applied the last of some that belong together, it is asked what became of them.
 * @returns stops
 */
export function showChanges({ client, bus, all, shown, whenIdle }: ShowingChanges): () => void {
  const cache = client.getQueryCache()
  const seen = new Set<string>()
  const asked = new Set<LoadShownChanges>()
  const groups = createChangeGroups(client)
  /** What was heard before it was known what it changes, the last of each endpoint. */
  const unanswered = new Map<string, Outcome>()
  let isStopped = false
  let isWriting = false

  const waiting = (): readonly Change[] => all.get().changes.filter(({ refusal }) => refusal === null)

  function writing(step: () => void): void {
    isWriting = true
    try {
      step()
    } finally {
      isWriting = false
    }
  }

  /** Shows changes that were not there before. */
  function showNew(): void {
    const waits = waiting()
    const fresh = waits.filter(({ reference }) => !seen.has(reference))
    if (fresh.length === 0) return
    for (const { reference } of fresh) seen.add(reference)
    writing(() => {
      groups.make(waits)
      for (const query of cache.getAll()) groups.show(query, fresh, waits)
    })
  }

  function askAgain({ reference, endpoint }: Outcome): void {
    const others = waiting().filter((change) => change.reference !== reference)
    if (!groups.askAgain(endpoint, others)) unanswered.set(endpoint, { reference, endpoint })
  }

  /** What was made before is new to it. */
  function take(group: ShownChanges): void {
    if (isStopped) return
    groups.add(group)
    seen.clear()
    showNew()
    const heard = [...unanswered.values()]
    unanswered.clear()
    for (const outcome of heard) askAgain(outcome)
  }

  function fetchGroups(): void {
    for (const load of shown.get()) {
      if (asked.has(load)) continue
      asked.add(load)
      // Without a connection it is asked for again with the next change, and when the connection is back.
      load().then(take, () => asked.delete(load))
    }
  }

  function fetchIfAnyWaits(): void {
    if (waiting().length > 0) fetchGroups()
  }

  const stops = [
    all.subscribe(() => {
      fetchIfAnyWaits()
      showNew()
    }),
    shown.subscribe(() => {
      fetchIfAnyWaits()
      ends.push(whenIdle(fetchGroups))
    }),
    bus.on('live:connected', fetchIfAnyWaits),
    bus.on('changes:applied', askAgain),
    bus.on('changes:refused', (outcome) => {
      // Tried again, it is shown again.
      seen.delete(outcome.reference)
      askAgain(outcome)
    }),
    cache.subscribe((event) => {
      const waits = isWriting ? [] : waiting()
      if (waits.length === 0 || !brings(event)) return
      const { query } = event
      writing(() => {
        // What was made here is not known to the server yet: that is no failure.
        if (query.state.data === undefined || query.state.error) groups.make(waits)
        groups.show(query, waits, waits)
      })
    }),
  ]
  const ends = [whenIdle(fetchGroups)]
  fetchIfAnyWaits()
  return () => {
    isStopped = true
    for (const stop of [...stops, ...ends]) stop()
  }
}
