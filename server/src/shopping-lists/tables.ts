import type { Kysely } from 'kysely'

export interface ShoppingListTables {
  shoppingLists: {
    ownerId: string
    id: string
    title: string
    createdAt: string
    updatedAt: string
  }
  shoppingListCollaborators: {
    userId: string
    ownerId: string
    listId: string
  }
  shoppingListItems: {
    /** Whose list it is. */
    ownerId: string
    listId: string
    id: string
    addedById: string
    title: string
    /** 1 when ticked. */
    completed: 0 | 1
    /** A recipe of whoever added the item. */
    recipeId: string | null
    createdAt: string
    updatedAt: string
  }
}

export async function createShoppingListTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shoppingLists')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Unique beyond the owner: a collaborator opens a list by its id alone.
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shoppingLists_key', ['ownerId', 'id'])
    .execute()
  await db.schema
    .createTable('shoppingListCollaborators')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('listId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('shoppingListCollaborators_key', ['userId', 'listId'])
    .addForeignKeyConstraint(
      'shoppingListCollaborators_list',
      ['ownerId', 'listId'],
      'shoppingLists',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('shoppingListCollaborators_byList')
    .on('shoppingListCollaborators')
    .columns(['ownerId', 'listId'])
    .execute()
  await db.schema
    .createTable('shoppingListItems')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('listId', 'varchar(36)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('addedById', 'varchar(36)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('completed', 'integer', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shoppingListItems_key', ['ownerId', 'listId', 'id'])
    .addForeignKeyConstraint(
      'shoppingListItems_list',
      ['ownerId', 'listId'],
      'shoppingLists',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
}
