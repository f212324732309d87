import type { RecipeSort } from '@potluck/api/recipes'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Schema } from '../machinery/database/schema.ts'
import { type Narrowing, passes } from './filter.ts'
import { readNumbers } from './number-list.ts'
import { ordered, orderOf } from './orders.ts'

interface Sorted {
  /** The mark of the owner's changes before the numbers were read. */
  readonly mark: number
  readonly numbers: Uint32Array
}

/** Bytes of all orders that a server keeps at hand: those of fifty books of 10,000 recipes. */
const mostBytes = 2_000_000

const kept = new WeakMap<Kysely<Schema>, LRUCache<string, Sorted>>()

function keptOf({ db }: Database): LRUCache<string, Sorted> {
  const known =
    kept.get(db) ?? new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ numbers }) => numbers.byteLength + 1 })
  kept.set(db, known)
  return known
}

/** How often something of a member's recipes changed: whoever writes raises it in the same transaction. */
async function markOf({ db }: Database, reader: Reader): Promise<number> {
  const marked = await db.selectFrom('changeMarks').select('mark').where('ownerId', '=', reader.id).executeTakeFirst()
  return marked?.mark ?? 0
}

/**
 * The search numbers of a folder that is not narrowed, in an order. While somebody types or pages nothing changes, and sorting ten
 * thousand of them again would take longer than finding.
 */
export async function sortedNumbers(
  database: Database,
  reader: Reader,
  narrowing: Narrowing,
  sort: RecipeSort,
): Promise<Uint32Array> {
  // What a transaction sees may never come to be.
  const atHand = database.db.isTransaction ? null : keptOf(database)
  const name = `${reader.id} ${narrowing.folder} ${sort}`
  const mark = await markOf(database, reader)
  const known = atHand?.get(name)
  if (known?.mark === mark) return known.numbers
  const numbers = await readSortedNumbers(database, reader, narrowing, sort)
  atHand?.set(name, { mark, numbers })
  return numbers
}

/** The search numbers of the recipes that pass, in an order; they travel as one text. */
export async function readSortedNumbers(
  { db, dialect }: Database,
  reader: Reader,
  narrowing: Narrowing,
  sort: RecipeSort,
): Promise<Uint32Array> {
  const all = db.selectFrom('recipes').select('recipes.searchNumber').where(passes(reader, narrowing))
  const { joined } = await db
    .selectFrom(ordered(all, orderOf(sort)).as('all'))
    .select(({ ref }) => dialect.joined(ref('all.searchNumber')).as('joined'))
    .executeTakeFirstOrThrow()
  return readNumbers(joined ?? '')
}
