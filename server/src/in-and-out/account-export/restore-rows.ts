import { type InsertObject, sql } from 'kysely'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { inBatches, insertNew } from '../../machinery/base/database/insert-new.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'

/** Tables with a max number of rows per member. */
type LimitedTable =
  | 'broughtPeople'
  | 'chosenFoods'
  | 'eaters'
  | 'savedSearches'
  | 'staples'
  | 'weekTemplates'
  | 'mealPlans'
  | 'shoppingLists'
  | 'blocks'
  | 'messages'
  | 'mutedThreads'
  | 'shareLinks'

/**
 * Writes rows of a member in batches, up to the limit of the table.
 * @param max rows of a member in the table
 */
export async function writeUpToLimit<Row>(
  { database: { db }, ownerId }: OpenBook,
  table: LimitedTable,
  max: number,
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  const answer = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where "ownerId" = ${ownerId}`.execute(db)
  const room = Math.max(0, max - Number(answer.rows[0]?.count ?? 0))
  await inBatches(rows.slice(0, room), write)
}

/** Inserts rows of a member up to the limit of the table; a row whose key exists is skipped. */
export function restoreRows<Table extends LimitedTable>(
  book: OpenBook,
  table: Table,
  max: number,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> {
  return writeUpToLimit(book, table, max, rows, (batch) => insertNew(book.database, table, batch))
}
