import { answerKey } from '@potluck/platform/answer-key'
import type { Bus } from '@potluck/platform/bus'
import type { ChangeEffects, LoadChangeEffects } from '@potluck/platform/change-effects'
import { type Change, endpointName, type ScopeChanges } from '@potluck/platform/changes'
import type { ReadableStore } from '@potluck/platform/store'
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { EffectGroups } from './effect-groups.ts'

export interface EffectsOptions {
  readonly client: QueryClient
  readonly bus: Bus
  /** Everything that waits or was refused. */
  readonly all: ReadableStore<ScopeChanges>
  /** The effects that the remotes declare for their changes; more may be added. */
  readonly shown: ReadableStore<readonly LoadChangeEffects[]>
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
 * Has cached answers show the changes that wait: those that are there when a change is made, and those that come while it
 * waits. When the server has applied the last of some that belong together, it is asked what became of them.
 * @returns stops
 */
export function applyEffects({ client, bus, all, shown, whenIdle }: EffectsOptions): () => void {
  const optimistic = new OptimisticAnswers(client, all)
  const groups = new EffectGroups(shown, (group) => optimistic.take(group))
  const fetchIfAnyWaits = () => {
    if (optimistic.isAnyWaiting()) groups.fetch()
  }
  const ends = [whenIdle(() => groups.fetch())]
  const stops = [
    all.subscribe(() => {
      fetchIfAnyWaits()
      optimistic.showNew()
    }),
    shown.subscribe(() => {
      fetchIfAnyWaits()
      ends.push(whenIdle(() => groups.fetch()))
    }),
    bus.on('live:connected', fetchIfAnyWaits),
    bus.on('changes:applied', (outcome) => optimistic.refetch(outcome)),
    bus.on('changes:refused', (outcome) => optimistic.refused(outcome)),
    client.getQueryCache().subscribe((event) => optimistic.answered(event)),
  ]
  fetchIfAnyWaits()
  return () => {
    groups.stop()
    for (const stop of [...stops, ...ends]) stop()
  }
}

/** The answers of the query cache, with the changes that wait applied to them. */
class OptimisticAnswers {
  readonly #client: QueryClient
  readonly #all: ReadableStore<ScopeChanges>
  readonly #groups: ChangeEffects[] = []
  /** References of the changes that the answers show. */
  readonly #shown = new Set<string>()
  /** Outcomes of changes whose effects were not loaded yet, the last of each endpoint. */
  readonly #unanswered = new Map<string, Outcome>()
  #isWriting = false

  constructor(client: QueryClient, all: ReadableStore<ScopeChanges>) {
    this.#client = client
    this.#all = all
  }

  isAnyWaiting(): boolean {
    return this.#waiting().length > 0
  }

  /** Takes effects into account; what was made before is new to them. */
  take(group: ChangeEffects): void {
    this.#groups.push(group)
    this.#shown.clear()
    this.showNew()
    const outcomes = [...this.#unanswered.values()]
    this.#unanswered.clear()
    for (const outcome of outcomes) this.refetch(outcome)
  }

  /** Shows changes that were not there before. */
  showNew(): void {
    const waiting = this.#waiting()
    const fresh = waiting.filter(({ reference }) => !this.#shown.has(reference))
    if (fresh.length === 0) return
    for (const { reference } of fresh) this.#shown.add(reference)
    this.#write(() => {
      this.#make(waiting)
      for (const query of this.#client.getQueryCache().getAll()) this.#showOn(query, fresh, waiting)
    })
  }

  /** An answer came, or failed to: the changes that wait are shown on it. */
  answered(event: QueryCacheNotifyEvent): void {
    const waiting = this.#isWriting ? [] : this.#waiting()
    if (waiting.length === 0 || !brings(event)) return
    const { query } = event
    this.#write(() => {
      // The server does not know yet what was made here: that is no failure.
      if (query.state.data === undefined || query.state.error) this.#make(waiting)
      this.#showOn(query, waiting, waiting)
    })
  }

  refused(outcome: Outcome): void {
    // Tried again, it is shown again.
    this.#shown.delete(outcome.reference)
    this.refetch(outcome)
  }

  /** Asks the server what became of a change, once none that belongs to it waits any more. */
  refetch({ reference, endpoint }: Outcome): void {
    const others = this.#waiting().filter((change) => change.reference !== reference)
    const touched = this.#groupsOf(endpoint)
    if (touched.length === 0) this.#unanswered.set(endpoint, { reference, endpoint })
    for (const group of touched) {
      const isLast = !others.some((change) => this.#groupsOf(change.endpoint).includes(group))
      const questions = [
        ...group.effects.map(({ name }) => [name]),
        ...(group.alsoChanges ?? []).map((one) => answerKey(one)),
      ]
      for (const queryKey of questions) {
        // An answer that is being read may be older than this change.
        if (isLast || this.#client.isFetching({ queryKey }) > 0) void this.#client.invalidateQueries({ queryKey })
      }
    }
  }

  #waiting(): readonly Change[] {
    return this.#all.get().changes.filter(({ refusal }) => refusal === null)
  }

  #groupsOf(endpoint: string): readonly ChangeEffects[] {
    return this.#groups.filter(({ changes }) => changes.some((own) => endpointName(own) === endpoint))
  }

  /** The written data is a preview and no answer of the server. */
  #write(step: () => void): void {
    this.#isWriting = true
    try {
      step()
    } finally {
      this.#isWriting = false
    }
  }

  #showOn({ queryKey }: Query, changes: readonly Change[], waiting: readonly Change[]): void {
    for (const change of changes) {
      for (const effect of this.#groupsOf(change.endpoint).flatMap(({ effects }) => effects)) {
        if (effect.name === queryKey[0]) effect.show(this.#client, queryKey, change, waiting)
      }
    }
  }

  #make(waiting: readonly Change[]): void {
    for (const change of waiting) {
      for (const { effects } of this.#groupsOf(change.endpoint))
        for (const effect of effects) effect.make(this.#client, change, waiting)
    }
  }
}
