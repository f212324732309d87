import type { Kysely } from 'kysely'

/** What the clock of the server was, so that a jump of it is noticed. One row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('serverClock')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('seenAt', 'varchar(24)', (column) => column.notNull())
    .addColumn('heldMs', 'integer', (column) => column.notNull())
    .addColumn('jumpedFrom', 'varchar(24)')
    .addColumn('jumpedTo', 'varchar(24)')
    .execute()
}
