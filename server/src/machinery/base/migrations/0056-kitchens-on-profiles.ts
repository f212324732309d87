import type { Kysely } from 'kysely'

/** Items of profiles that show the book of a kitchen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('profileItems')
    .addColumn('kitchenId', 'varchar(36)', (column) => column.references('kitchens.id').onDelete('cascade'))
    .execute()
  // For the key, and for who shows a kitchen.
  await db.schema.createIndex('profileItems_kitchenId').on('profileItems').column('kitchenId').execute()
}
