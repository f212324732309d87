import { type InsertObject, sql } from 'kysely'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Schema } from '../machinery/database/schema.ts'

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

/** Writes rows, but those whose key is taken. */
export async function addNew<Table extends keyof Schema & string>(
  { db }: Database,
  table: Table,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> {
  await inPieces(rows, (some) =>
    db
      .insertInto(table)
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** Writes rows of a member, but those whose key is taken, and no more than one member has. */
export function restoreRows<Table extends LimitedTable>(
  book: OpenBook,
  table: Table,
  most: number,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> {
  return within(book, table, most, rows, (some) => addNew(book.database, table, some))
}
