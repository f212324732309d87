import type { Database } from '../machinery/database/database.ts'
import { seesProfile } from './profile.ts'
import { isShown, type Viewer } from './shelf.ts'

/** Whether a picture is on a profile that the viewer sees, or on a recipe that such a profile shows them. */
export async function isPictureShown(database: Database, viewer: Viewer, imageId: string): Promise<boolean> {
  const { db } = database
  const onProfile = await db
    .selectFrom('profileImages')
    .select('ownerId')
    .where('imageId', '=', imageId)
    .executeTakeFirst()
  if (onProfile && (await seesProfile(database, viewer, onProfile.ownerId))) return true
  const rows = await db
    .selectFrom('images')
    .innerJoin('recipeImages', (join) =>
      join.onRef('recipeImages.ownerId', '=', 'images.ownerId').onRef('recipeImages.imageId', '=', 'images.id'),
    )
    .select(['images.ownerId', 'recipeImages.recipeId as id'])
    .where('images.id', '=', imageId)
    .execute()
  for (const recipe of rows) if (await isShown(database, viewer, recipe)) return true
  return false
}
