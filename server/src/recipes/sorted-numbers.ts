import type { RecipeSort } from '@potluck/api/recipes'
import type { Reader } from '../access/reader.ts'
import { bookCache } from '../book-changes/book-cache.ts'
import type { Database } from '../machinery/database/database.ts'
import { readNumbers } from '../search/number-list.ts'
import { type Narrowing, passes } from './filter.ts'
import { ordered, orderOf } from './orders.ts'

const cached = bookCache<Uint32Array>('sorted numbers', ({ byteLength }) => byteLength)

/** A name of a filter, as a key. */
const nameOf = (narrowing: Narrowing): string =>
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
  reader: Reader,
  narrowing: Narrowing,
  { sort, revision }: Sorted,
): Promise<Uint32Array> =>
  cached(database, reader, {
    name: `${sort} ${nameOf(narrowing)}`,
    revision,
    read: () => readSortedNumbers(database, reader, narrowing, sort),
  })

/** The search numbers of the recipes that pass, in order; the database returns them as one text. */
async function readSortedNumbers(
  { db, dialect }: Database,
  reader: Reader,
  narrowing: Narrowing,
  sort: RecipeSort,
): Promise<Uint32Array> {
  const all = db
    .selectFrom('recipes')
    .select('recipes.searchNumber')
    .where(passes(reader, narrowing))
    // A recipe that is not indexed yet is found later.
    .where('recipes.searchNumber', '>', 0)
  const { joined } = await db
    .selectFrom(ordered(all, orderOf(sort)).as('all'))
    .select(({ ref }) => dialect.joined(ref('all.searchNumber')).as('joined'))
    .executeTakeFirstOrThrow()
  return readNumbers(joined ?? '')
}
