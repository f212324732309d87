import type { RecipeSort } from '@potluck/api/recipes'
import type { ReadableBook } from '../access/book.ts'
import { bookCache } from '../book-changes/book-cache.ts'
import type { Database } from '../machinery/database/database.ts'
import { readNumbers } from '../search/number-list.ts'
import { type Narrowing, passes } from './filter.ts'
import { isIndexed, ordered, orderOf } from './orders.ts'

const cached = bookCache<Uint32Array>('sorted numbers', ({ byteLength }) => byteLength)

/** A name of a filter, as a key. */
export const nameOf = (narrowing: Narrowing): string =>
  JSON.stringify(narrowing, (_name, value: unknown) => (typeof value === 'number' ? String(value) : value))

/** An order of a book at this revision. */
interface Sorted {
  readonly sort: RecipeSort
  readonly revision: number
}

/**
 * The search numbers of the matching part of a folder, in order. They are cached while the book does not change: during typing and paging,
 * sorting ten thousand recipes again would take longer than the search.
 */
export const sortedNumbers = (
  database: Database,
  book: ReadableBook,
  narrowing: Narrowing,
  { sort, revision }: Sorted,
): Promise<Uint32Array> => {
  // What is each person's own orders or filters for one person only.
  const isPersonal = narrowing.ratings !== null || !isIndexed(sort, book)
  return cached(database, book, {
    name: `${sort} ${nameOf(narrowing)}${isPersonal ? ` ${book.personId}` : ''}`,
    revision,
    read: () => readSortedNumbers(database, book, narrowing, sort),
  })
}

/** The search numbers of the recipes that pass, in order; the database returns them as one text. */
async function readSortedNumbers(
  { db, dialect }: Database,
  book: ReadableBook,
  narrowing: Narrowing,
  sort: RecipeSort,
): Promise<Uint32Array> {
  const all = db
    .selectFrom('recipes')
    .select('recipes.searchNumber')
    .where(passes(book, narrowing))
    // A recipe that is not indexed yet is found later.
    .where('recipes.searchNumber', '>', 0)
  const { joined } = await db
    .selectFrom(ordered(all, orderOf(sort, book)).as('all'))
    .select(({ ref }) => dialect.joined(ref('all.searchNumber')).as('joined'))
    .executeTakeFirstOrThrow()
  return readNumbers(joined ?? '')
}
