import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '../machinery/database/schema.ts'

type Builder = ExpressionBuilder<Schema, 'images'>

/** Whether a recipe of its owner has this picture. */
export const onARecipe = ({ exists, selectFrom }: Builder): Expression<SqlBool> =>
  exists(
    selectFrom('recipeImages')
      .select('recipeId')
      .whereRef('recipeImages.ownerId', '=', 'images.ownerId')
      .whereRef('recipeImages.imageId', '=', 'images.id'),
  )
