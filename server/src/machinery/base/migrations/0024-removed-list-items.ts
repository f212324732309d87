import { type Kysely, sql } from 'kysely'

/** Items that were removed from a list, for as long as somebody on it may undo that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('removedListItems')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('listId', 'varchar(36)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('addedById', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('planItemId', 'varchar(36)')
    .addColumn('imageId', 'varchar(36)')
    .addColumn('imageOwnerId', 'varchar(36)')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('removedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('removedListItems_key', ['ownerId', 'listId', 'id'])
    .addForeignKeyConstraint(
      'removedListItems_list',
      ['ownerId', 'listId'],
      'shoppingLists',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('removedListItems_byTime').on('removedListItems').column('removedAt').execute()
  await db.schema
    .createIndex('removedListItems_byImage')
    .on('removedListItems')
    .columns(['imageOwnerId', 'imageId'])
    .where(sql.ref('imageId'), 'is not', null)
    .execute()
}
