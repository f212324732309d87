import type { RawBuilder } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { type Given, preparedStatement } from '../machinery/database/prepared-statement.ts'

/** A book at one moment. */
export interface BookState {
  /** How often something in it was changed. */
  readonly mark: number
  /** Its recipes have search numbers from the first to before the next. */
  readonly firstNumber: number
  readonly nextNumber: number
}

/** The state of a book as a statement tells it: of one in which nothing was ever written, nothing. */
export type StoredState = { readonly [Name in keyof BookState]: number | null }

/** The book of an account before anything is written. */
const empty: BookState = { mark: 0, firstNumber: 0, nextNumber: 0 }

/** A state as a row of the database. */
export const stateOf = ({ mark, firstNumber, nextNumber }: StoredState): BookState => ({
  mark: mark ?? empty.mark,
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

/** How often something of an owner's book was changed, for a statement that reads it, too: whoever writes raises it in the same transaction. */
export const revisionOf = ({ db }: Pick<Database, 'db'>, ownerId: string | RawBuilder<string>) =>
  db.selectFrom('changeMarks').select('mark').where('ownerId', '=', ownerId)

const atArrival = new WeakMap<Reader, BookState>()

/**
 * Notes the state of a reader's book that came with their session, for a call that reads and writes nothing: what it answers
 * is the book of that moment or a later one.
 */
export function noteState(reader: Reader, state: BookState): void {
  atArrival.set(reader, state)
}

/** The state of a reader's own book: of the moment when they called, or else of now. */
export async function bookState(database: Database, reader: Reader): Promise<BookState> {
  const known = database.db.isTransaction ? undefined : atArrival.get(reader)
  if (known) return known
  const [told] = await readStates(database, { ownerId: reader.id })
  return told ? stateOf(told) : empty
}
