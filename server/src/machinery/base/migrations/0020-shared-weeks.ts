import { type Kysely, sql } from 'kysely'

/** Invitations onto a list, photos of things on lists, and the plans that a recipe stands on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invitations')
    // The list that it brings people onto; with the list it is gone.
    .addColumn('listId', 'varchar(36)', (column) => column.references('shoppingLists.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('invitations_byList')
    .on('invitations')
    .column('listId')
    .where(sql.ref('listId'), 'is not', null)
    .execute()
  await db.schema.alterTable('shoppingListItems').addColumn('imageId', 'varchar(36)').execute()
  // Whose picture it is: of whoever put it on the item.
  await db.schema.alterTable('shoppingListItems').addColumn('imageOwnerId', 'varchar(36)').execute()
  await db.schema
    .createIndex('shoppingListItems_byImage')
    .on('shoppingListItems')
    .columns(['imageOwnerId', 'imageId'])
    .where(sql.ref('imageId'), 'is not', null)
    .execute()
  // A recipe is read by everybody on a plan that it stands on: asked at each reading of somebody else's.
  await db.schema
    .createIndex('mealPlanItems_byRecipe')
    .on('mealPlanItems')
    .columns(['recipeOwnerId', 'recipeId'])
    .where(sql.ref('recipeId'), 'is not', null)
    .execute()
}
