import type { Kysely } from 'kysely'

/** Links to recipes of a kitchen: they end with whoever made them. Null in the book of one person, whose links all are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shareLinks')
    .addColumn('makerId', 'varchar(36)', (column) => column.references('users.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('shareLinks_maker').on('shareLinks').column('makerId').execute()
}
