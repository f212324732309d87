import type { Kysely } from 'kysely'

/** Recipes that members copied into kitchens, and the jobs that copy them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recipeSources')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('personId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sourceId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipeSources_key', ['ownerId', 'personId', 'sourceId', 'recipeId'])
    .addForeignKeyConstraint(
      'recipeSources_recipe',
      ['ownerId', 'recipeId'],
      'recipes',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('recipeSources_recipe').on('recipeSources').columns(['ownerId', 'recipeId']).execute()
  await db.schema.createIndex('recipeSources_person').on('recipeSources').column('personId').execute()
  await db.schema
    .createTable('kitchenMoves')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('kitchenId', 'varchar(36)', (column) => column.notNull())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('undoneBy', 'varchar(36)')
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addPrimaryKeyConstraint('kitchenMoves_key', ['ownerId', 'id'])
    .execute()
}
