import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { bookState } from '../../people/book-changes/book-state.ts'
import { type Addition, additionsOf } from './additions.ts'
import { blockOf } from './entries.ts'

/** The range of search numbers in a book, and what is read of its index before anything else. */
export interface BookNumbers {
  /** The first number. */
  readonly base: number
  /** The size of the range; it includes the numbers of deleted recipes. */
  readonly size: number
  readonly blocks: readonly number[]
  /** The words of recipes that are in no block yet. */
  readonly additions: readonly Addition[]
  /** The revision of the book at that moment. */
  readonly revision: number
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** The numbers of a reader's own book. */
export async function numbersOf(database: Database, book: ReadableBook): Promise<BookNumbers> {
  const { firstNumber: base, nextNumber: next, revision } = await bookState(database, book)
  if (next <= base) return { base: 0, size: 0, blocks: [], additions: [], revision }
  const additions = await additionsOf(database, book, revision)
  return { base, size: next - base, blocks: range(blockOf(base), blockOf(next - 1)), additions, revision }
}
