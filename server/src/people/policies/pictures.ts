import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { picturesListed } from './listed.ts'
import { isPlanned } from './planned.ts'
import { seesProfile } from './profile.ts'
import { personShowing, type Viewer } from './profile-access.ts'

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

/**
 * Whether the viewer sees a picture: on a profile, on a recipe of a profile or a meal plan, or on a shopping list of
 * theirs.
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
  for (const recipe of rows) {
    if ((await personShowing(database, viewer, recipe)) !== null || (await isPlanned(database, viewer, recipe)))
      return true
  }
  return false
}
