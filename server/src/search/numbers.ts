import type { Reader } from '../access/reader.ts'
import { bookState } from '../book-changes/book-state.ts'
import type { Database } from '../machinery/database/database.ts'
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

/** The numbers of a reader's own book. */
export async function numbersOf(database: Database, reader: Reader): Promise<BookNumbers> {
  const { firstNumber: base, nextNumber: next, mark } = await bookState(database, reader)
  if (next <= base) return { base: 0, size: 0, blocks: [], mark }
  return { base, size: next - base, blocks: range(blockOf(base), blockOf(next - 1)), mark }
}
