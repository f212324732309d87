/** The members that remotes of contract 1 know by other names. It is removed together with contract 1. */
import type { ApiClient } from '@potluck/api/client'
import type { Endpoint } from '@potluck/api/endpoint'
import type { Changes, ScopeChanges } from '@potluck/platform/changes'
import type { ReadableStore } from '@potluck/platform/store'

interface ScopeChangesOf1 extends ScopeChanges {
  readonly kept: ScopeChanges['storedIn']
}

interface ChangesOf1 extends Changes {
  shows: Changes['addEffects']
  of(scope: string): ReadableStore<ScopeChangesOf1>
  readonly all: ReadableStore<ScopeChangesOf1>
}

/** The queue of changes, with `shows` for `addEffects` and `kept` for `storedIn`. */
export const changesOf1 = (changes: Changes): ChangesOf1 => ({
  ...changes,
  shows: changes.addEffects,
  of: (scope) => withKept(changes.of(scope)),
  all: withKept(changes.all),
})

const withKept = ({ get, subscribe }: ReadableStore<ScopeChanges>): ReadableStore<ScopeChangesOf1> => ({
  subscribe,
  get: () => inWordsOf1(get()),
})

const renamed = new WeakMap<ScopeChanges, ScopeChangesOf1>()

/** The same object for the same state, as React needs it. */
function inWordsOf1(state: ScopeChanges): ScopeChangesOf1 {
  const before = renamed.get(state)
  if (before) return before
  const now = { ...state, kept: state.storedIn }
  renamed.set(state, now)
  return now
}

interface EndpointOf1 extends Endpoint {
  readonly once?: true
  readonly kept?: true
  readonly tells?: Endpoint
}

/** The API, for endpoints that say `once`, `kept` and `tells` in place of `idempotent`, `cached` and `updates`. */
export const apiOf1 = (api: ApiClient): ApiClient => ({
  call: (endpoint, input, options) => api.call(inTodaysWords(endpoint), input, options),
})

function inTodaysWords<E extends EndpointOf1>(endpoint: E): E {
  const { once, kept, tells } = endpoint
  if (!once && !kept && !tells) return endpoint
  return {
    ...endpoint,
    ...(once && { idempotent: once }),
    ...(kept && { cached: kept }),
    ...(tells && { updates: inTodaysWords(tells) }),
  }
}
