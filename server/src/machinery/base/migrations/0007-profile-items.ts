import type { Kysely } from 'kysely'

/** What profiles show, and the groups that labels stand in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profileItems')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('visibility', 'varchar(10)', (column) => column.notNull())
    .addColumn('labelId', 'varchar(36)')
    .addColumn('recipeId', 'varchar(36)')
    .addPrimaryKeyConstraint('profileItems_key', ['ownerId', 'position'])
    .addForeignKeyConstraint('profileItems_label', ['ownerId', 'labelId'], 'labels', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('profileItems_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  // For the keys: whatever goes takes its items along.
  for (const column of ['labelId', 'recipeId']) {
    await db.schema.createIndex(`profileItems_${column}`).on('profileItems').columns(['ownerId', column]).execute()
  }
  await db.schema.alterTable('labels').addColumn('groupTitle', 'text').execute()
}
