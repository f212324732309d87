import { type Kysely, sql } from 'kysely'

/** What a shopping list knows of things, its own aisles, notes on its items, and whether it was put away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shoppingLists')
    .addColumn('archived', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('shoppingLists')
    .addColumn('aisles', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .alterTable('shoppingListItems')
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo(sql`''`))
    .execute()
  await db.schema
    .createTable('listThings')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('listId', 'varchar(36)', (column) => column.notNull())
    // What names the thing, whatever its amount or form.
    .addColumn('itemKey', 'varchar(200)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('aisle', 'varchar(36)')
    .addColumn('regular', 'integer', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('usedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('listThings_key', ['ownerId', 'listId', 'itemKey'])
    .addForeignKeyConstraint(
      'listThings_list',
      ['ownerId', 'listId'],
      'shoppingLists',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
}
