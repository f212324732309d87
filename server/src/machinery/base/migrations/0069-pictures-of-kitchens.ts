import type { Kysely } from 'kysely'

/** A kitchen has a picture, which is one of its book. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kitchenImages')
    .addColumn('kitchenId', 'varchar(36)', (column) =>
      column.notNull().primaryKey().references('kitchens.id').onDelete('cascade'),
    )
    .addColumn('imageId', 'varchar(36)', (column) => column.notNull())
    .addForeignKeyConstraint('kitchenImages_image', ['kitchenId', 'imageId'], 'images', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('kitchenImages_image').on('kitchenImages').columns(['kitchenId', 'imageId']).execute()
}
