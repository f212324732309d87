import type { CallInput, ChangeEndpoint, Endpoint } from '@potluck/api/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import type { LoadChangeEffects } from './change-effects.ts'
import type { NewChange } from './new-change.ts'
import type { ReadableStore } from './store.ts'

/** Why a change could not be applied: the status and code that the server refused it with. */
export interface Refusal {
  readonly status: number
  readonly code: string | null
  /** The field that is wrong, as `body.title`. */
  readonly field?: string | undefined
}

/** A change that the server has not applied. `refusal` is null while it waits. */
export interface Change extends NewChange {
  readonly refusal: Refusal | null
}

/** The changes of one scope, in the order they were made. */
export interface ScopeChanges {
  readonly changes: readonly Change[]
  /** `memory` when this browser keeps nothing for us: what waits is lost with the page. */
  readonly storedIn: 'device' | 'memory'
}

/**
 * Changes that are stored until the server applied them: through a reload, a crash and days without a network. The bus
 * tells the outcome of each, by `changes:applied` or `changes:refused`, in every window.
 */
export interface Changes {
  /** Keeps a change made by `changeOf`, and sends it when its turn comes. */
  add(change: NewChange): void
  /**
   * The changes of a scope that wait or were refused. A subscriber shows refused ones; without a subscriber, the shell
   * says so in a toast that leads to the change's `path`.
   */
  of(scope: string): ReadableStore<ScopeChanges>
  /** All changes of this device, of every scope; whoever subscribes does not show what was refused. */
  readonly all: ReadableStore<ScopeChanges>
  /**
   * Has the answers of a cache show some kinds of changes while they wait, until the session ends. Their code loads
   * once a change waits, or when the browser is idle. Said twice, it is said once.
   */
  addEffects(client: QueryClient, changes: LoadChangeEffects): void
  /** Sends a change that was refused again. */
  retry(reference: string): void
  /** Lets go of a change that was refused. */
  discard(reference: string): void
}

/** The scope of the changes of a cook's own book. A change that names a recipe comes `after` it. */
export const bookScope = 'book'

/** The part of its endpoint that a queued change stores. */
export const endpointName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** Makes a change of a call to the server. */
export const changeOf = <const E extends ChangeEndpoint>(
  endpoint: E,
  input: CallInput<E> & NewChange['input'],
  about: Pick<NewChange, 'scope' | 'after' | 'path' | 'preview'>,
): NewChange => ({
  ...about,
  reference: uuid(),
  endpoint: endpointName(endpoint),
  ...(endpoint.updates && { tells: endpoint.updates.path }),
  input,
  at: new Date().toISOString(),
})
