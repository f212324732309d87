import type { ReadableBook } from '../../ground/access/book.ts'
import { cacheOf } from '../../machinery/base/cache.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { ofEachDatabase } from '../../machinery/base/database/of-each-database.ts'

/** Something of a book, by its name there. */
interface BookPart<Value> {
  readonly name: string
  /** The state of the book, read before (`bookState`). */
  readonly revision: number
  readonly read: () => Promise<Value>
}

/** Gives what is cached of a reader's book, or else what is read. */
type BookCache<Value> = (database: Database, book: ReadableBook, part: BookPart<Value>) => Promise<Value>

let databases = 0
const numberOf = ofEachDatabase(() => {
  databases += 1
  return databases
})

/**
 * Caches what was read of books until something in them changes: triggers raise the revision of a book in the
 * transaction of any writing. A cache of anything else of a book must watch its tables.
 * @param kind a name of its own, unique on the server
 * @param bytesOf what a value takes, bytes, about
 */
export function bookCache<Value>(kind: string, bytesOf: (value: Value) => number): BookCache<Value> {
  const cache = cacheOf<Value>(kind, bytesOf)
  return async (database, book, { name, revision, read }) => {
    // A transaction may be rolled back.
    if (database.db.isTransaction) return read()
    const key = `${numberOf(database)} ${book.ownerId} ${name}`
    const cached = cache.get(key, revision)
    if (cached !== null) return cached
    const value = await read()
    cache.set(key, revision, value)
    return value
  }
}
