import type { Kysely } from 'kysely'

/** Lists and plans as calendar programs know them: addresses, marks of changes, and what each member chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('davCollections')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('listId', 'varchar(36)', (column) => column.references('shoppingLists.id').onDelete('cascade'))
    .addColumn('planId', 'varchar(36)', (column) => column.references('mealPlans.id').onDelete('cascade'))
    .addColumn('mark', 'integer', (column) => column.notNull())
    .addColumn('forgotten', 'integer', (column) => column.notNull())
    .addColumn('seen', 'text')
    .execute()
  await db.schema.createIndex('davCollections_list').on('davCollections').column('listId').execute()
  await db.schema.createIndex('davCollections_plan').on('davCollections').column('planId').execute()
  await db.schema
    .createTable('davObjects')
    .addColumn('collectionId', 'varchar(36)', (column) =>
      column.notNull().references('davCollections.id').onDelete('cascade'),
    )
    .addColumn('itemId', 'varchar(36)', (column) => column.notNull())
    .addColumn('name', 'varchar(255)', (column) => column.notNull())
    .addColumn('uid', 'varchar(255)', (column) => column.notNull())
    .addColumn('extra', 'text', (column) => column.notNull())
    .addColumn('etag', 'varchar(64)', (column) => column.notNull())
    .addColumn('mark', 'integer', (column) => column.notNull())
    .addColumn('goneAt', 'varchar(24)')
    .addColumn('madeBy', 'varchar(64)')
    .addPrimaryKeyConstraint('davObjects_key', ['collectionId', 'itemId'])
    .addUniqueConstraint('davObjects_name', ['collectionId', 'name'])
    .execute()
  await db.schema
    .createTable('davChoices')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('collectionId', 'varchar(36)', (column) =>
      column.notNull().references('davCollections.id').onDelete('cascade'),
    )
    .addColumn('title', 'text')
    .addColumn('colour', 'varchar(20)')
    .addColumn('place', 'integer')
    .addPrimaryKeyConstraint('davChoices_key', ['userId', 'collectionId'])
    .execute()
  await db.schema.createIndex('davChoices_collection').on('davChoices').column('collectionId').execute()
}
