import type { Kysely } from 'kysely'

/** Which letters stand beside each other in a member's messages of a month that is over: what is searched need not be read. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('messageMonths')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('month', 'varchar(7)', (column) => column.notNull())
    .addColumn('signs', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('messageMonths_key', ['ownerId', 'month'])
    .execute()
