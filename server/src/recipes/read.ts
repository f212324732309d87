import type { AnsweredRecipe } from '@potluck/api/recipes'
import type { Database } from '../machinery/database/database.ts'
import { notFound } from '../machinery/http/http-error.ts'
import type { Services } from '../services.ts'
import type { Member } from '../sessions/member.ts'
import { peopleById } from '../users/people.ts'
import { labelsByRecipe } from './summaries.ts'

const readImageIds = async ({ db }: Database, member: Member, recipeId: string) => {
  const rows = await db
    .selectFrom('recipeImages')
    .select('imageId')
    .where('ownerId', '=', member.id)
    .where('recipeId', '=', recipeId)
    .orderBy('position')
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/**
 * A recipe of the member.
 * @throws {HttpError} 404 when there is none, or it is not the member's
 */
export async function readRecipe(
  { database, imageAddress }: Services,
  member: Member,
  id: string,
): Promise<AnsweredRecipe> {
  const row = await database.db
    .selectFrom('recipes')
    .select([
      'id',
      'folder',
      'title',
      'yield',
      'activeTime',
      'totalTime',
      'source',
      'url',
      'description',
      'ingredients',
    ])
    .select(['instructions', 'notes', 'rating', 'version', 'createdAt', 'updatedAt', 'fromUserId'])
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('recipe')
  const { fromUserId, ...written } = row
  const [labelsOf, imageIds, personOf] = await Promise.all([
    labelsByRecipe(database, member, [id]),
    readImageIds(database, member, id),
    peopleById(database, fromUserId === null ? [] : [fromUserId]),
  ])
  const images = imageIds.map(imageAddress)
  return {
    ...written,
    labels: labelsOf(id),
    image: images[0] ?? null,
    images,
    fromUser: fromUserId === null ? null : personOf(fromUserId),
    isOwner: true,
  }
}
