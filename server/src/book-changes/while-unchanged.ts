import type { RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { ofEachDatabase } from '../machinery/database/of-each-database.ts'

/** How often something of an owner's book was changed, for a statement that reads it, too: whoever writes raises it in the same transaction. */
export const markOf = ({ db }: Pick<Database, 'db'>, ownerId: string | RawBuilder<string>) =>
  db.selectFrom('changeMarks').select('mark').where('ownerId', '=', ownerId)

/** What is read of a book, by its name there. */
interface BookPart<Value> {
  readonly name: string
  /** The mark of the book's changes, read before. */
  readonly mark: number
  readonly read: () => Promise<Value>
}

/** Gives what was read of a reader's book as long as its mark is the same, and reads it anew when it is not. */
type WhileUnchanged<Value> = (database: Database, reader: Reader, part: BookPart<Value>) => Promise<Value>

/**
 * Keeps at hand what was read of books while nothing in them changes.
 * @param maxSize bytes of all books together
 * @param sizeOf bytes of one value, about
 */
export function whileUnchanged<Value extends object>(
  maxSize: number,
  sizeOf: (value: Value) => number,
): WhileUnchanged<Value> {
  type Kept = LRUCache<string, { readonly mark: number; readonly value: Value }>
  const keptOf = ofEachDatabase(
    (): Kept => new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) + 1 }),
  )

  return async (database, reader, { name, mark, read }) => {
    // What a transaction sees may never come to be.
    if (database.db.isTransaction) return read()
    const atHand = keptOf(database)
    const key = `${reader.id} ${name}`
    const known = atHand.get(key)
    if (known?.mark === mark) return known.value
    const value = await read()
    atHand.set(key, { mark, value })
    return value
  }
}
