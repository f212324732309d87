import type { Kysely } from 'kysely'

/**
 * Dishes that were taken off a plan, for as long as somebody on it may undo that; and pictures of imports that could not
 * be fetched, for as long as their recipes are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('removedMealPlanItems')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('planId', 'varchar(36)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('addedById', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('recipeOwnerId', 'varchar(36)')
    .addColumn('cooked', 'integer', (column) => column.notNull())
    .addColumn('leftovers', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('removedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('removedMealPlanItems_key', ['ownerId', 'planId', 'id'])
    .addForeignKeyConstraint(
      'removedMealPlanItems_plan',
      ['ownerId', 'planId'],
      'mealPlans',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('removedMealPlanItems_byTime').on('removedMealPlanItems').column('removedAt').execute()
  await db.schema
    .createTable('missingPictures')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('importId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('missingPictures_key', ['ownerId', 'importId', 'recipeId', 'place'])
    .addForeignKeyConstraint('missingPictures_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('missingPictures_import', ['ownerId', 'importId'], 'jobs', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('missingPictures_byRecipe')
    .on('missingPictures')
    .columns(['ownerId', 'recipeId'])
    .execute()
}
