import type { Kysely } from 'kysely'

/** Links that open a recipe to whoever has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shareLinks')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    // SHA-256 of what stands in its address: a stolen table opens nothing.
    .addColumn('secretDigest', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text')
    .addPrimaryKeyConstraint('shareLinks_key', ['ownerId', 'id'])
    .addForeignKeyConstraint('shareLinks_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('shareLinks_byRecipe').on('shareLinks').columns(['ownerId', 'recipeId']).execute()
}
