import type { ApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import type { Bus } from '@potluck/platform/bus'
import type { LoadChangeEffects } from '@potluck/platform/change-effects'
import { endpointOfChange } from '@potluck/platform/change-endpoint'
import type { Change, Changes, ScopeChanges } from '@potluck/platform/changes'
import { createStore, type Store } from '@potluck/platform/store'
import { applyEffects } from '@potluck/sync/apply-effects'

const atOnce = (run: () => void) => {
  run()
  return () => {}
}

/**
 * Changes in memory: sent in order, told on the bus. A status as answer refuses a change at once. Without an answer,
 * changes wait until `live:connected` is emitted.
 * @param arrive what an answer brings is told inside of it
 */
export function createTestChanges(api: ApiClient, bus: Bus, arrive: (tell: () => void) => void): Changes {
  const scopes = new Map<string, Store<ScopeChanges>>()
  const all = createStore<ScopeChanges>({ storedIn: 'memory', changes: [] })
  const shown = createStore<readonly LoadChangeEffects[]>([])
  let showing = false
  const sending = new Set<string>()
  const of = (scope: string): Store<ScopeChanges> => {
    const known = scopes.get(scope) ?? createStore<ScopeChanges>({ storedIn: 'memory', changes: [] })
    scopes.set(scope, known)
    return known
  }
  const update = (scope: string, next: (changes: readonly Change[]) => readonly Change[]) => {
    of(scope).set({ storedIn: 'memory', changes: next(of(scope).get().changes) })
    // UUIDs of this kind sort by when they were made.
    const changes = [...scopes.values()].flatMap((store) => store.get().changes)
    all.set({ storedIn: 'memory', changes: changes.toSorted((a, b) => (a.reference < b.reference ? -1 : 1)) })
  }

  async function sendOne(change: Change): Promise<boolean> {
    const { reference, endpoint, scope } = change
    try {
      const { status, data } = await api.call(endpointOfChange(change), change.input, { silent: true, reference })
      arrive(() => {
        bus.emit('changes:applied', { reference, endpoint, scope, status, answer: data })
        update(scope, (changes) => changes.filter((other) => other.reference !== reference))
      })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) return false
      const { code = null, field } = error.data?.error ?? {}
      const refusal = { status: error.status, code, field }
      arrive(() => {
        update(scope, (changes) =>
          changes.map((other) => (other.reference === reference ? { ...other, refusal } : other)),
        )
        bus.emit('changes:refused', { reference, endpoint, scope, status: error.status, code })
      })
    }
    return true
  }

  async function send(scope: string): Promise<void> {
    if (sending.has(scope)) return
    sending.add(scope)
    const next = () =>
      of(scope)
        .get()
        .changes.find(({ refusal }) => refusal === null)
    for (let change = next(); change && (await sendOne(change)); change = next());
    sending.delete(scope)
  }

  const scopeOf = (reference: string) =>
    [...scopes].find(([, store]) => store.get().changes.some((change) => change.reference === reference))?.[0]

  const wake = () => {
    for (const scope of scopes.keys()) void send(scope)
  }
  bus.on('live:connected', wake)

  return {
    of,
    all,
    addEffects(client, changes) {
      if (!shown.get().includes(changes)) shown.set([...shown.get(), changes])
      if (!showing) applyEffects({ client, bus, all, shown, whenIdle: atOnce })
      showing = true
    },
    add(change) {
      update(change.scope, (changes) => [...changes, { ...change, refusal: null }])
      void send(change.scope)
    },
    retry(reference) {
      const scope = scopeOf(reference)
      if (scope === undefined) return
      update(scope, (changes) =>
        changes.map((change) => (change.reference === reference ? { ...change, refusal: null } : change)),
      )
      void send(scope)
    },
    discard(reference) {
      const scope = scopeOf(reference)
      if (scope !== undefined) {
        update(scope, (changes) =>
          changes.filter((change) => change.reference !== reference || change.refusal === null),
        )
      }
    },
  }
}
