import type { Reader } from '../access/reader.ts'
import { markOf } from '../book-changes/while-unchanged.ts'
import type { Database } from '../machinery/database/database.ts'
import { type Given, keptStatement } from '../machinery/database/kept-statement.ts'
import { blockOf } from './entries.ts'

/** The search numbers that the recipes of a book have. */
export interface BookNumbers {
  /** The first of them. */
  readonly base: number
  /** How many there are, those of recipes that are gone included. */
  readonly size: number
  readonly blocks: readonly number[]
  /** The mark of the book's changes at that moment. */
  readonly mark: number
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

const readNumbers = keptStatement((database, given: Given<{ readonly ownerId: string }>) =>
  database.db
    .selectFrom('searchBooks')
    .select(['firstNumber', 'nextNumber', markOf(database, given('ownerId')).as('mark')])
    .where('ownerId', '=', given('ownerId')),
)

/** The numbers of a reader's own book. */
export async function numbersOf(database: Database, reader: Reader): Promise<BookNumbers> {
  const [numbers] = await readNumbers(database, { ownerId: reader.id })
  if (!numbers || numbers.nextNumber <= numbers.firstNumber) return { base: 0, size: 0, blocks: [], mark: 0 }
  const { firstNumber: base, nextNumber: next, mark } = numbers
  return { base, size: next - base, blocks: range(blockOf(base), blockOf(next - 1)), mark: mark ?? 0 }
}
