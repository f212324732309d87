import type { InsertObject } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Max rows of one statement: databases limit the number of its values. */
const maxRowsPerStatement = 500

/** Passes rows to `write` in batches that fit into one statement. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxRowsPerStatement)
    await write(rows.slice(start, start + maxRowsPerStatement))
}

/** Inserts rows; a row whose key exists is skipped. */
export async function insertNew<Table extends keyof Schema & string>(
  { db }: Database,
  table: Table,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> {
  await inBatches(rows, (batch) =>
    db
      .insertInto(table)
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
