import type { Kysely } from 'kysely'

/** Recipes that a program wrote for the cook to look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proposals')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    // The name of the API token, which may be gone.
    .addColumn('by', 'varchar(100)')
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addColumn('changeOf', 'varchar(36)')
    .addPrimaryKeyConstraint('proposals_key', ['ownerId', 'recipeId'])
    .addForeignKeyConstraint('proposals_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}
