import { sql } from 'kysely'
import type { OpenBook } from '../access/book.ts'

/** Tables of which one member has so many rows and no more. */
type LimitedTable =
  | 'broughtPeople'
  | 'savedSearches'
  | 'staples'
  | 'weekTemplates'
  | 'mealPlans'
  | 'shoppingLists'
  | 'blocks'
  | 'messages'
  | 'mutedThreads'
  | 'shareLinks'

/** Rows written by one statement: the databases bound the number of its values. */
const rowsAtOnce = 500

/**
 * Writes rows of a member, as many as still fit.
 * @param most rows of the table that one member has
 */
export async function within<Row>(
  { database: { db }, ownerId }: OpenBook,
  table: LimitedTable,
  most: number,
  rows: readonly Row[],
  write: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  const counted = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where "ownerId" = ${ownerId}`.execute(db)
  const room = Math.max(0, most - Number(counted.rows[0]?.count ?? 0))
  await inPieces(rows.slice(0, room), write)
}

/** Writes rows a statement's worth at a time. */
export async function inPieces<Row>(
  rows: readonly Row[],
  write: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) await write(rows.slice(start, start + rowsAtOnce))
}
