import type { RecipeSort } from '@potluck/api/recipes'
import type { Reader } from '../access/reader.ts'
import { whileUnchanged } from '../book-changes/while-unchanged.ts'
import type { Database } from '../machinery/database/database.ts'
import { readNumbers } from '../search/number-list.ts'
import { type Narrowing, passes } from './filter.ts'
import { ordered, orderOf } from './orders.ts'

/** Bytes of all orders that a server keeps at hand: those of fifty books of 10,000 recipes. */
const mostBytes = 2_000_000

const kept = whileUnchanged<Uint32Array>(mostBytes, (numbers) => numbers.byteLength)

/** What a folder is narrowed to, as text. */
const nameOf = (narrowing: Narrowing): string =>
  JSON.stringify(narrowing, (_name, value: unknown) => (typeof value === 'number' ? String(value) : value))

/** An order, of a book whose changes had this mark. */
interface Sorted {
  readonly sort: RecipeSort
  readonly mark: number
}

const partOf = (narrowing: Narrowing, { sort, mark }: Sorted) => ({ name: `${sort} ${nameOf(narrowing)}`, mark })

/**
 * The search numbers of what is left of a folder, in an order. While somebody types or pages nothing changes, and sorting ten
 * thousand of them again would take longer than finding.
 */
export const sortedNumbers = (
  database: Database,
  reader: Reader,
  narrowing: Narrowing,
  sorted: Sorted,
): Promise<Uint32Array> =>
  kept.give(database, reader, {
    ...partOf(narrowing, sorted),
    read: () => readSortedNumbers(database, reader, narrowing, sorted.sort),
  })

/** The same where they are at hand, or null. */
export const sortedAtHand = (
  database: Database,
  reader: Reader,
  narrowing: Narrowing,
  sorted: Sorted,
): Uint32Array | null => kept.atHand(database, reader, partOf(narrowing, sorted))

/** The search numbers of the recipes that pass, in an order; they travel as one text. */
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
    // What waits for its number is found when it has one.
    .where('recipes.searchNumber', '>', 0)
  const { joined } = await db
    .selectFrom(ordered(all, orderOf(sort)).as('all'))
    .select(({ ref }) => dialect.joined(ref('all.searchNumber')).as('joined'))
    .executeTakeFirstOrThrow()
  return readNumbers(joined ?? '')
}
