import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '../../machinery/base/database/schema.ts'

type Builder = ExpressionBuilder<Schema, 'images'>

/** Whether a recipe of its owner shows this picture; one in the trash shows nothing. */
const shownOnARecipe = ({ exists, selectFrom }: Builder): Expression<SqlBool> =>
  exists(
    selectFrom('recipeImages')
      .innerJoin('recipes', (join) =>
        join
          .onRef('recipes.ownerId', '=', 'recipeImages.ownerId')
          .onRef('recipes.id', '=', 'recipeImages.recipeId')
          .on('recipes.folder', '!=', 'trash'),
      )
      .select('recipes.id')
      .whereRef('recipeImages.ownerId', '=', 'images.ownerId')
      .whereRef('recipeImages.imageId', '=', 'images.id'),
  )

/** Whether a recipe may want this picture still: in the book, in the trash, or by a version that was replaced. */
const keptByARecipe = ({ or, exists, selectFrom }: Builder): Expression<SqlBool> =>
  or([
    exists(
      selectFrom('recipeImages')
        .select('recipeId')
        .whereRef('recipeImages.ownerId', '=', 'images.ownerId')
        .whereRef('recipeImages.imageId', '=', 'images.id'),
    ),
    exists(
      selectFrom('recipeVersionImages')
        .select('recipeId')
        .whereRef('recipeVersionImages.ownerId', '=', 'images.ownerId')
        .whereRef('recipeVersionImages.imageId', '=', 'images.id'),
    ),
  ])

const onAProfile = ({ exists, selectFrom }: Builder): Expression<SqlBool> =>
  exists(
    selectFrom('profileImages')
      .select('position')
      .whereRef('profileImages.ownerId', '=', 'images.ownerId')
      .whereRef('profileImages.imageId', '=', 'images.id'),
  )

const ofAKitchen = ({ exists, selectFrom }: Builder): Expression<SqlBool> =>
  exists(
    selectFrom('kitchenImages')
      .select('kitchenId')
      .whereRef('kitchenImages.kitchenId', '=', 'images.ownerId')
      .whereRef('kitchenImages.imageId', '=', 'images.id'),
  )

const onAList = ({ exists, selectFrom }: Builder): Expression<SqlBool> =>
  exists(
    selectFrom('shoppingListItems')
      .select('shoppingListItems.id')
      .whereRef('shoppingListItems.imageOwnerId', '=', 'images.ownerId')
      .whereRef('shoppingListItems.imageId', '=', 'images.id'),
  )

/** Whether it was on something that was removed from a list, and may be brought back. */
const onWhatWasRemoved = ({ exists, selectFrom }: Builder): Expression<SqlBool> =>
  exists(
    selectFrom('removedListItems')
      .select('removedListItems.id')
      .whereRef('removedListItems.imageOwnerId', '=', 'images.ownerId')
      .whereRef('removedListItems.imageId', '=', 'images.id'),
  )

/** Whether it is the photo of a cooking. */
const ofACooking = ({ exists, selectFrom }: Builder): Expression<SqlBool> =>
  exists(
    selectFrom('cookings')
      .select('cookings.id')
      .whereRef('cookings.photoOwnerId', '=', 'images.ownerId')
      .whereRef('cookings.photoId', '=', 'images.id'),
  )

/** Whether a recipe or the profile of its owner shows this picture, its kitchen, a cooking, or something on a list. */
export const isDisplayed = (builder: Builder): Expression<SqlBool> =>
  builder.or([shownOnARecipe(builder), onAProfile(builder), ofAKitchen(builder), ofACooking(builder), onAList(builder)])

/** Whether a recipe, also one in the trash, a version, the profile, a kitchen, a cooking or a list may want this picture still. */
export const isReferenced = (builder: Builder): Expression<SqlBool> =>
  builder.or([
    keptByARecipe(builder),
    onAProfile(builder),
    ofAKitchen(builder),
    ofACooking(builder),
    onAList(builder),
    onWhatWasRemoved(builder),
  ])
