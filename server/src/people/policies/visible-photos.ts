import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { friendIdsOf } from '../people/friends.ts'
import { hiddenFrom } from '../people/hidden.ts'
import type { Viewer } from './profile-access.ts'

type Builder = ExpressionBuilder<Schema, 'cookings'>

/** The cook: in a kitchen a member, in the book of one person this one. */
const cookOf = ({ fn }: Builder) => fn.coalesce('cookings.personId', 'cookings.ownerId')

/** Whether cook and reader are both in the kitchen of the recipe now. */
const isOfSharedKitchen = (builder: Builder, reader: Reader): Expression<SqlBool> =>
  builder.and(
    [cookOf(builder), builder.val(reader.id)].map((personId) =>
      builder.exists(
        builder
          .selectFrom('kitchenMembers')
          .select('kitchenMembers.kitchenId')
          .whereRef('kitchenMembers.kitchenId', '=', 'cookings.ownerId')
          .where('kitchenMembers.personId', '=', personId),
      ),
    ),
  )

/**
 * Whether a cooking has a photo that somebody else shows to the reader: a friend, or a member of the same kitchen. The
 * reader must be able to read the recipe, too.
 */
export const isPhotoVisibleTo =
  ({ db }: Pick<Database, 'db'>, reader: Reader) =>
  (builder: Builder): Expression<SqlBool> => {
    const cook = cookOf(builder)
    return builder.and([
      builder('cookings.photoShown', '=', 1),
      builder('cookings.photoId', 'is not', null),
      builder(cook, '!=', reader.id),
      builder(cook, 'not in', hiddenFrom(db, reader)),
      builder(cook, 'in', db.selectFrom('users').select('users.id').where('users.disabledAt', 'is', null)),
      builder.or([builder(cook, 'in', friendIdsOf(db, reader)), isOfSharedKitchen(builder, reader)]),
    ])
  }

/** Whether others show photos of a recipe to the viewer, for a statement that reads a recipe. */
export const hasVisiblePhotos =
  (database: Pick<Database, 'db'>, viewer: Viewer) => (builder: ExpressionBuilder<Schema, 'recipes'>) =>
    viewer === null
      ? builder.lit(0).as('hasPhotosOfOthers')
      : builder
          .exists(
            builder
              .selectFrom('cookings')
              .select('cookings.id')
              .whereRef('cookings.ownerId', '=', 'recipes.ownerId')
              .whereRef('cookings.recipeId', '=', 'recipes.id')
              .where(isPhotoVisibleTo(database, viewer)),
          )
          .as('hasPhotosOfOthers')
