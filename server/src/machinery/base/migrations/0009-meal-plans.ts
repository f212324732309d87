import { type Kysely, sql } from 'kysely'

/** Meal plans and what stands on them, their calendar feeds, weeks kept by name, and what is always at home. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mealPlans')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Unique beyond the owner: a collaborator opens a plan by its id alone.
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('meals', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mealPlans_key', ['ownerId', 'id'])
    .execute()
  await db.schema
    .createTable('mealPlanCollaborators')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('planId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('mealPlanCollaborators_key', ['userId', 'planId'])
    .addForeignKeyConstraint(
      'mealPlanCollaborators_plan',
      ['ownerId', 'planId'],
      'mealPlans',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('mealPlanCollaborators_byPlan')
    .on('mealPlanCollaborators')
    .columns(['ownerId', 'planId'])
    .execute()
  await db.schema
    .createTable('mealPlanItems')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('planId', 'varchar(36)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('addedById', 'varchar(36)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('recipeOwnerId', 'varchar(36)')
    // A date of the calendar, without a time zone; none in the queue.
    .addColumn('day', 'varchar(10)')
    .addColumn('meal', 'varchar(36)', (column) => column.notNull())
    .addColumn('servings', sql`double precision`)
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('cooked', 'integer', (column) => column.notNull())
    .addColumn('leftoverOf', 'varchar(36)')
    .addColumn('seriesId', 'varchar(36)')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mealPlanItems_key', ['ownerId', 'planId', 'id'])
    .addForeignKeyConstraint(
      'mealPlanItems_plan',
      ['ownerId', 'planId'],
      'mealPlans',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('mealPlanItems_byDay').on('mealPlanItems').columns(['ownerId', 'planId', 'day']).execute()
  await db.schema
    .createTable('mealPlanFeeds')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('planId', 'varchar(36)', (column) => column.notNull().references('mealPlans.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mealPlanFeeds_key', ['userId', 'planId'])
    .execute()
  await db.schema
    .createTable('weekTemplates')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('weekTemplates_key', ['ownerId', 'id'])
    .execute()
  await db.schema
    .createTable('staples')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // What names the thing, whatever its amount or form.
    .addColumn('itemKey', 'varchar(200)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staples_key', ['ownerId', 'itemKey'])
    .execute()
  await db.schema.alterTable('shoppingListItems').addColumn('planItemId', 'varchar(36)').execute()
}
