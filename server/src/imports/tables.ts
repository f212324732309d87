import type { Kysely } from 'kysely'

export interface ImportTables {
  /** What was brought over, so that the same file brings nothing twice. A recipe that is deleted may come again. */
  importedRecipes: {
    ownerId: string
    recipeId: string
    /** Tells what the file said (`fingerprintOf`). */
    fingerprint: string
    /** Names the recipe where it comes from; null where that gives no names. */
    origin: string | null
  }
}

export async function createImportTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('importedRecipes')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('fingerprint', 'varchar(64)', (column) => column.notNull())
    .addColumn('origin', 'varchar(64)')
    .addPrimaryKeyConstraint('importedRecipes_key', ['ownerId', 'recipeId'])
    .addForeignKeyConstraint('importedRecipes_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  for (const column of ['fingerprint', 'origin']) {
    await db.schema
      .createIndex(`importedRecipes_${column}`)
      .on('importedRecipes')
      .columns(['ownerId', column])
      .execute()
  }
}
