import { sql } from 'kysely'
import type { Database } from '../../machinery/base/database/database.ts'
import type { ProfileAccess } from '../../people/policies/profile-access.ts'
import type { Condition, FilteredProfile } from './filtered-profiles.ts'
import type { PageQuery } from './list.ts'
import { othersOrderOf } from './orders.ts'

/** Recipes of one owner, which an index can return in order. */
export interface Part {
  readonly condition: Condition
  readonly count: number
}

/** Maximum number of parts that are read in parallel, each in order; more parts are sorted together. */
const mostSideBySide = 50

/** Counts the recipes that pass. */
export async function countOf({ db }: Database, condition: Condition): Promise<number> {
  const { count } = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return count
}

async function countOfBook({ db }: Database, { ownerId }: ProfileAccess): Promise<number> {
  const counted = await db
    .selectFrom('folderCounts')
    .select('count')
    .where('ownerId', '=', ownerId)
    .where('folder', '=', 'main')
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('folder', '=', 'main')
    .where('onlyForMeIn', 'is not', null)
    .executeTakeFirstOrThrow()
  return (counted?.count ?? 0) - Number(count)
}

/** The matching parts of some profiles, with their number of recipes. */
export const partsOf = (database: Database, left: readonly FilteredProfile[]): Promise<Part[]> =>
  Promise.all(
    left.map(async ({ shelf, condition, isWhole }) => ({
      condition,
      count: await (isWhole && shelf.holdsAll ? countOfBook(database, shelf) : countOf(database, condition)),
    })),
  )

/** The same in two parts of each profile, recipes with all words in their titles first; one part without words. */
export async function rankedParts(database: Database, left: readonly FilteredProfile[]): Promise<Part[][]> {
  const counted = (conditions: readonly Condition[]) =>
    Promise.all(conditions.map(async (condition) => ({ condition, count: await countOf(database, condition) })))
  if (left.some(({ ranked }) => ranked === null)) return [await partsOf(database, left)]
  const ranked = left.flatMap((each) => each.ranked ?? [])
  return [await counted(ranked.map(({ titled }) => titled)), await counted(ranked.map(({ others }) => others))]
}

type PageRequest = Pick<PageQuery, 'sort' | 'offset' | 'count'>

/** The ids of a page of all parts together, in one order. */
export async function pageIds(
  database: Database,
  parts: readonly Part[],
  request: PageRequest,
): Promise<readonly string[]> {
  if (parts.length === 0) return []
  // Ratings and cooking dates of others are private.
  const order = othersOrderOf(request.sort ?? 'title')
  const these = (condition: Condition) =>
    database.db
      .selectFrom('recipes')
      .select('recipes.id')
      .select(order.map(([by], at) => by.as(`by${at}`)))
      .where(condition)
  const together: Condition = (builder) => builder.or(parts.map(({ condition }) => condition(builder)))
  const [first = together, ...others] = parts.length > mostSideBySide ? [] : parts.map(({ condition }) => condition)
  const all = others.reduce((some, condition) => some.unionAll(these(condition)), these(first))
  const rows = await order
    .reduce((sorted, [, direction], at) => sorted.orderBy(sql.ref(`by${at}`), direction), all)
    .limit(request.count)
    .offset(request.offset)
    .execute()
  return rows.map(({ id }) => id)
}

export const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, { count }) => sum + count, 0)

/** The ids of a page of groups of parts, one group after the other, each in order. */
export async function groupedPageIds(
  database: Database,
  groups: readonly (readonly Part[])[],
  { sort, offset, count }: PageRequest,
): Promise<readonly string[]> {
  const ids: string[] = []
  let skipped = offset
  for (const parts of groups) {
    const missing = count - ids.length
    const size = sizeOf(parts)
    if (missing > 0 && skipped < size) {
      ids.push(...(await pageIds(database, parts, { sort, offset: skipped, count: missing })))
    }
    skipped = Math.max(0, skipped - size)
  }
  return ids
}
