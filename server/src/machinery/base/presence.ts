import { ofEachDatabase } from './database/of-each-database.ts'

/** So long after a call somebody counts as there, milliseconds. */
const thereFor = 5_000

/** Members whose calls are remembered: for each job there are others among them. */
const maxMembers = 8

/** Which members have called this process lately. */
class Presence {
  /** Instants of the latest calls by member, the latest last. */
  readonly #calls = new Map<string, number>()

  /** Notes a call of a member. */
  note(memberId: string): void {
    this.#calls.delete(memberId)
    this.#calls.set(memberId, Date.now())
    if (this.#calls.size <= maxMembers) return
    const [oldest] = this.#calls.keys()
    if (oldest !== undefined) this.#calls.delete(oldest)
  }

  /** Whether anybody besides a member is there. */
  isAnyBut(memberId: string): boolean {
    const since = Date.now() - thereFor
    return [...this.#calls].some(([id, at]) => id !== memberId && at >= since)
  }
}

/** Who is there, by the database of a server. */
export const presenceOf = ofEachDatabase(() => new Presence())
