import { ApiError } from '@potluck/api/errors'
import type { Store } from '@potluck/platform/store'
import type { Connection } from '../device/connection.ts'

/** A server that was away just now is not asked again with each letter that the offline book answers. Milliseconds. */
const leftAloneForMs = 2_000

/** No network, no server, or a proxy that speaks for one that is away. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'unanswered' || (error.status >= 502 && error.status <= 504))

export interface PresenceSettings {
  readonly connection: Store<Connection>
  /** The path that is shown now. */
  readonly path: () => string
  /** There is a server again. @param shown names (`GET recipes/:id`) of the questions that answers of the device were given to */
  readonly returned: (shown: ReadonlySet<string>) => void
}

/** Whether the server answers, judged by the results of calls, and which questions the device answered meanwhile. */
export class ServerPresence {
  readonly #settings: PresenceSettings
  readonly #shown = new Set<string>()
  #missedAt = 0

  constructor(settings: PresenceSettings) {
    this.#settings = settings
    addEventListener('offline', () => this.#missed())
  }

  get isAway(): boolean {
    return this.#settings.connection.get().away
  }

  /** Learns from a call, and gives back its answer. */
  async observe<T>(answer: Promise<T>): Promise<T> {
    try {
      const result = await answer
      this.#answered()
      return result
    } catch (error) {
      if (isAway(error)) this.#missed(error instanceof ApiError && error.isForeign)
      else if (error instanceof ApiError) this.#answered()
      throw error
    }
  }

  /** Whether it is time to look whether a server that is away is back. Said once, until it was missed again or time passed. */
  isDue(): boolean {
    if (Date.now() <= this.#missedAt + leftAloneForMs) return false
    this.#missedAt = Date.now()
    return true
  }

  /** Notes that an answer of the device was given to a question. @param at from when it is, ISO 8601 */
  noteShown(name: string, at: string): void {
    this.#shown.add(name)
    const { connection, path } = this.#settings
    const { away, isBarred, shown } = connection.get()
    const here = path()
    const from = shown?.path === here && shown.from < at ? shown.from : at
    // With each letter of a search nothing of it changes.
    if (!away || shown?.path !== here || shown.from !== from)
      connection.set({ away: true, isBarred, shown: { path: here, from } })
  }

  #answered(): void {
    const { connection, returned } = this.#settings
    if (!connection.get().away) return
    connection.set({ away: false, isBarred: false, shown: null })
    const names = new Set(this.#shown)
    this.#shown.clear()
    // A second call finds the same answer.
    setTimeout(() => returned(names))
  }

  #missed(isBarred = false): void {
    const { connection } = this.#settings
    this.#missedAt = Date.now()
    const before = connection.get()
    if (!before.away || before.isBarred !== isBarred) connection.set({ ...before, away: true, isBarred })
  }
}
