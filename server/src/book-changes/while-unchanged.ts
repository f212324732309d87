import type { RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { ofEachDatabase } from '../machinery/database/of-each-database.ts'

/** How often something of an owner's book was changed, for a statement that reads it, too: whoever writes raises it in the same transaction. */
export const markOf = ({ db }: Pick<Database, 'db'>, ownerId: string | RawBuilder<string>) =>
  db.selectFrom('changeMarks').select('mark').where('ownerId', '=', ownerId)

/** Something of a book, by its name there. */
interface BookPart {
  readonly name: string
  /** The mark of the book's changes, read before. */
  readonly mark: number
}

/** What was read of books, for as long as their marks are the same. */
interface WhileUnchanged<Value> {
  /** What is at hand, or null. */
  atHand(database: Database, reader: Reader, part: BookPart): Value | null
  /** What is at hand, or else what is read. */
  give(database: Database, reader: Reader, part: BookPart & { readonly read: () => Promise<Value> }): Promise<Value>
}

/** What an entry takes besides its value, and each letter of its name, which may be a filter that somebody made up. */
const entryBytes = 200
const letterBytes = 2

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
    (): Kept =>
      new LRUCache({
        maxSize,
        sizeCalculation: ({ value }, key) => sizeOf(value) + key.length * letterBytes + entryBytes,
      }),
  )
  const keyOf = (reader: Reader, name: string) => `${reader.id} ${name}`

  function atHand(database: Database, reader: Reader, { name, mark }: BookPart): Value | null {
    // What a transaction sees may never come to be.
    const known = database.db.isTransaction ? undefined : keptOf(database).get(keyOf(reader, name))
    return known?.mark === mark ? known.value : null
  }

  return {
    atHand,
    async give(database, reader, { read, ...part }) {
      const known = atHand(database, reader, part)
      if (known !== null) return known
      const value = await read()
      const { name, mark } = part
      if (!database.db.isTransaction) keptOf(database).set(keyOf(reader, name), { mark, value })
      return value
    },
  }
}
