import { type Entry, readEntries, readSavedSince } from '../../book/duplicates/entries.ts'
import { LikelyMatches } from '../../book/duplicates/likely-matches.ts'
import type { Book } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { yielding } from '../../machinery/base/yielding.ts'
import { bookState } from '../../people/book-changes/book-state.ts'

/** What a kitchen has, as far as it is known: what others save meanwhile is added. */
export class KnownRecipes {
  readonly #matches = new LikelyMatches()
  /** Copies of this job, which are no duplicates of what comes after them. */
  readonly #isCopy: ReadonlySet<string>
  #nextNumber = 0

  constructor(copyIds: Iterable<string>) {
    this.#isCopy = new Set(copyIds)
  }

  readonly #add = (entry: Entry): void => {
    if (!this.#isCopy.has(entry.id)) this.#matches.add(entry)
  }

  async readAll(database: Database, kitchen: Book, signal: AbortSignal): Promise<void> {
    const { nextNumber } = await bookState(database, kitchen)
    await yielding(await readEntries(database, kitchen, signal), this.#add, signal)
    this.#nextNumber = nextNumber
  }

  /** Under the lock of the kitchen. */
  async readNew(database: Database, kitchen: Book): Promise<void> {
    const { nextNumber } = await bookState(database, kitchen)
    if (nextNumber === this.#nextNumber) return
    for (const entry of await readSavedSince(database, kitchen, this.#nextNumber)) this.#add(entry)
    this.#nextNumber = nextNumber
  }

  find(entry: Entry): Entry | null {
    return this.#matches.find(entry)?.entry ?? null
  }
}
