import type { RawBuilder } from 'kysely'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { type Given, preparedStatement } from '../../machinery/base/database/prepared-statement.ts'

/** The state of a book at one moment. */
export interface BookState {
  /** Counts the changes of the book. */
  readonly revision: number
  /** Its recipes have search numbers from the first to before the next. */
  readonly firstNumber: number
  readonly nextNumber: number
}

/** The state of a book as a row of the database; null in a book without changes or recipes. */
export interface StoredState {
  readonly mark: number | null
  readonly firstNumber: number | null
  readonly nextNumber: number | null
}

/** The state of an empty book. */
const empty: BookState = { revision: 0, firstNumber: 0, nextNumber: 0 }

/** Converts a row of the database to a state. */
export const stateOf = ({ mark, firstNumber, nextNumber }: StoredState): BookState => ({
  revision: mark ?? empty.revision,
  firstNumber: firstNumber ?? empty.firstNumber,
  nextNumber: nextNumber ?? empty.nextNumber,
})

const readStates = preparedStatement(({ db }, given: Given<{ readonly ownerId: string }>) =>
  db
    .selectFrom('changeMarks')
    .leftJoin('searchBooks', 'searchBooks.ownerId', 'changeMarks.ownerId')
    .select(['mark', 'firstNumber', 'nextNumber'])
    .where('changeMarks.ownerId', '=', given('ownerId')),
)

/** A subquery for the revision of an owner's book. Every change of the book raises it in the same transaction. */
export const revisionOf = ({ db }: Pick<Database, 'db'>, ownerId: string | RawBuilder<string>) =>
  db.selectFrom('changeMarks').select('mark').where('ownerId', '=', ownerId)

const notedStates = new WeakMap<ReadableBook, BookState>()

/**
 * Stores the state of a book that was read with the session or the membership. Calls that only read answer the book of
 * that moment or a later one.
 */
export function noteState(book: ReadableBook, state: BookState): void {
  notedStates.set(book, state)
}

/** The state of a book: the one that was noted, or else the current one. */
export async function bookState(database: Database, book: ReadableBook): Promise<BookState> {
  const state = database.db.isTransaction ? undefined : notedStates.get(book)
  if (state) return state
  const [row] = await readStates(database, { ownerId: book.ownerId })
  return row ? stateOf(row) : empty
}
