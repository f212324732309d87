import type { ApiClient } from '@potluck/api/client'
import { referenceDays } from '@potluck/api/idempotency'
import { endpointOfChange } from '@potluck/platform/change-endpoint'
import type { Session } from '@potluck/platform/host'
import type { ReadableStore } from '@potluck/platform/store'
import { type Backoff, createBackoff } from './backoff.ts'
import type { ChangeOutcomes } from './change-outcomes.ts'
import type { QueuedChange } from './change-queue.ts'
import { databaseName } from './device-log.ts'
import { judgeFailure } from './judge-failure.ts'
import { RunningRequests } from './running-requests.ts'
import { nextToSend } from './send-order.ts'
import type { StoredQueue } from './stored-queue.ts'

/** Number of server failures after which a change counts as refused, so that the others can be sent. */
const maxFailures = 5

const maxAgeMs = referenceDays * 24 * 3_600_000

export interface SenderSettings {
  readonly stored: StoredQueue
  readonly outcomes: ChangeOutcomes
  readonly api: ApiClient
  readonly session: ReadableStore<Pick<Session, 'account'>>
  /** Undefined on an insecure origin, where only the server prevents that a change is applied twice. */
  readonly locks: LockManager | undefined
  readonly signal: AbortSignal
  readonly requireLogin: () => void
  readonly reportError: (error: unknown) => void
}

/** Sends the changes of a scope one after the other, by one window at a time; scopes do not wait for each other. */
export class ChangeSender {
  readonly #settings: SenderSettings
  readonly #scopes = new Map<string, Promise<void>>()
  readonly #requests = new RunningRequests()
  readonly #backoff: Backoff
  #isLoggedOut = false

  constructor(settings: SenderSettings) {
    this.#settings = settings
    this.#backoff = createBackoff((scope) => this.#send(scope))
  }

  sendAll(): void {
    for (const scope of new Set(this.#settings.stored.queued.map((change) => change.scope))) this.#send(scope)
  }

  /** Ends all pauses: the network is back, or the account known. */
  endPauses(): void {
    this.#backoff.end()
  }

  /** A connection that broke with the network says nothing: its request would wait until its timeout. */
  abortHanging(): void {
    this.#requests.abortHanging()
  }

  /** Resolves when no scope sends any more, and no pause ends within this time, milliseconds. */
  async settled(patienceMs: number): Promise<void> {
    const until = Date.now() + patienceMs
    while (true) {
      while (this.#scopes.size > 0) await Promise.all(this.#scopes.values())
      const pauseMs = this.#backoff.nextMs()
      if (pauseMs === null || !navigator.onLine || Date.now() + pauseMs > until) return
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  #next(scope: string): QueuedChange | null {
    const { stored, session, signal } = this.#settings
    if (this.#isLoggedOut || signal.aborted || this.#backoff.has(scope)) return null
    return nextToSend(stored.queued, scope, session.get().account?.id)
  }

  #send(scope: string): void {
    if (this.#scopes.has(scope) || !this.#next(scope)) return
    const { reportError, signal, stored } = this.#settings
    const sent = this.#locked(scope, async () => {
      // Another window may have sent them before this one came to it.
      await stored.readDevice()
      for (let next = this.#next(scope); next; next = this.#next(scope)) await this.#sendOne(next)
    })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error)
      })
      .finally(() => {
        this.#scopes.delete(scope)
        // Others may have waited for one of these.
        this.sendAll()
      })
    this.#scopes.set(scope, sent)
  }

  #locked(scope: string, step: () => Promise<void>): Promise<void> {
    const { locks, signal } = this.#settings
    return locks ? locks.request(`${databaseName}:${scope}`, { signal }, step) : step()
  }

  async #sendOne(change: QueuedChange): Promise<void> {
    const { stored, outcomes, session } = this.#settings
    const firstSentAt = change.firstSentAt ?? new Date().toISOString()
    if (Date.now() - Date.parse(firstSentAt) > maxAgeMs) {
      // It may have been applied, and the server would not know it any more.
      return outcomes.refused({ ...change, firstSentAt: null }, { status: 0, code: 'too-old' })
    }
    const sent = { ...change, firstSentAt }
    await stored.replace(sent)
    if (session.get().account?.id === change.owner) await this.#request(sent)
  }

  async #request(change: QueuedChange): Promise<void> {
    const { api, outcomes, signal } = this.#settings
    const request = this.#requests.begin(change.input.file !== undefined)
    try {
      const { status, data } = await api.call(endpointOfChange(change), change.input, {
        silent: true,
        reference: change.reference,
        signal: AbortSignal.any([signal, request.signal]),
        onSent: request.noteProgress,
      })
      this.#backoff.forget(change.scope)
      await outcomes.applied(change, status, data)
    } catch (error) {
      // An aborted request is sent again by the loop of its scope, under the same reference.
      if (!signal.aborted && !request.signal.aborted) await this.#failed(change, error)
    } finally {
      request.end()
    }
  }

  async #failed(change: QueuedChange, error: unknown): Promise<void> {
    const { stored, outcomes, requireLogin } = this.#settings
    const verdict = judgeFailure(error)
    if (verdict.kind === 'log in') {
      this.#isLoggedOut = true
      return requireLogin()
    }
    if (verdict.kind === 'refused') return outcomes.refused(change, verdict.refusal)
    const failures = change.failures + (verdict.counts ? 1 : 0)
    if (failures >= maxFailures) return outcomes.refused(change, { status: 500, code: null })
    await stored.replace({ ...change, failures })
    this.#backoff.begin(change.scope, verdict.afterMs)
  }
}
