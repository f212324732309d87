import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { roleIn } from './books.ts'
import { picturesListed } from './listed.ts'
import { isPlanned } from './planned.ts'
import { seesProfile } from './profile.ts'
import { personShowing, type Viewer } from './profile-access.ts'
import { isPhotoVisibleTo } from './visible-photos.ts'

/** Whether a picture, also one in the trash or on no recipe yet, is of a kitchen that somebody is in. */
export async function isOfOwnKitchen({ db }: Database, person: Reader, imageId: string): Promise<boolean> {
  const found = await db
    .selectFrom('images')
    .innerJoin('kitchenMembers', 'kitchenMembers.kitchenId', 'images.ownerId')
    .select('images.id')
    .where('images.id', '=', imageId)
    .where('kitchenMembers.personId', '=', person.id)
    .executeTakeFirst()
  return found !== undefined
}

/** The recipes of whose cookings somebody else shows a picture to the viewer. */
function recipesWithPhoto(database: Database, viewer: Reader, imageId: string) {
  return database.db
    .selectFrom('cookings')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'cookings.photoOwnerId').onRef('images.id', '=', 'cookings.photoId'),
    )
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'cookings.ownerId').onRef('recipes.id', '=', 'cookings.recipeId'),
    )
    .select(['recipes.ownerId', 'recipes.id'])
    .where('images.id', '=', imageId)
    .where('recipes.folder', '!=', 'trash')
    .where(({ eb }) => isPhotoVisibleTo(database, viewer)(eb))
    .execute()
}

/**
 * Whether the viewer sees a picture: on a profile, on a recipe of a profile or a meal plan, or on a shopping list of
 * theirs. A cook may also show the photo of a cooking.
 */
export async function isPictureVisible(database: Database, viewer: Viewer, imageId: string): Promise<boolean> {
  const { db } = database
  const onProfile = await db
    .selectFrom('profileImages')
    .select('ownerId')
    .where('imageId', '=', imageId)
    .executeTakeFirst()
  if (onProfile && (await seesProfile(database, viewer, onProfile.ownerId))) return true
  if ((await picturesListed(database, viewer, [imageId])).has(imageId)) return true
  const rows = await db
    .selectFrom('images')
    .innerJoin('recipeImages', (join) =>
      join.onRef('recipeImages.ownerId', '=', 'images.ownerId').onRef('recipeImages.imageId', '=', 'images.id'),
    )
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'images.ownerId').onRef('recipes.id', '=', 'recipeImages.recipeId'),
    )
    .select(['images.ownerId', 'recipes.id'])
    .where('images.id', '=', imageId)
    .where('recipes.folder', '!=', 'trash')
    .execute()
  const cooked = viewer === null ? [] : await recipesWithPhoto(database, viewer, imageId)
  for (const recipe of cooked) {
    if (viewer && (await roleIn(database, viewer, recipe.ownerId)) !== null) return true
  }
  for (const recipe of [...rows, ...cooked]) {
    if ((await personShowing(database, viewer, recipe)) !== null || (await isPlanned(database, viewer, recipe)))
      return true
  }
  return false
}
