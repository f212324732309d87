import type { AnsweredRecipe } from '@potluck/api/recipes'
import type { Reader } from '../access/reader.ts'
import { type ReachedRecipe, reachRecipe } from '../access/recipes.ts'
import type { Database } from '../machinery/database/database.ts'
import { notFound } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { peopleById } from '../users/people.ts'
import { draftFields } from './draft-fields.ts'
import { readLinked } from './linked.ts'
import { labelsByRecipe } from './summaries.ts'

const readImageIds = async ({ db }: Database, recipe: ReachedRecipe) => {
  const rows = await db
    .selectFrom('recipeImages')
    .select('imageId')
    .where('ownerId', '=', recipe.ownerId)
    .where('recipeId', '=', recipe.id)
    .orderBy('position')
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/** A recipe that the reader reaches. @throws {Refusal} `not-found` for any other id */
export async function readRecipe(
  { database, imageAddress }: Services,
  reader: Reader,
  id: string,
): Promise<AnsweredRecipe> {
  const recipe = await reachRecipe(database, reader, id)
  const row = await database.db
    .selectFrom('recipes')
    .select(draftFields)
    .select(['id', 'folder', 'version', 'createdAt', 'updatedAt', 'lastCookedAt', 'fromUserId'])
    .where('ownerId', '=', recipe.ownerId)
    .where('id', '=', recipe.id)
    .executeTakeFirst()
  if (!row) throw notFound('recipe')
  const { fromUserId, ...written } = row
  const [labelsOf, imageIds, personOf, linked] = await Promise.all([
    labelsByRecipe(database, reader, [id]),
    readImageIds(database, recipe),
    peopleById(database, fromUserId === null ? [] : [fromUserId]),
    readLinked(database, recipe),
  ])
  const images = imageIds.map(imageAddress)
  return {
    ...written,
    labels: labelsOf(id),
    image: images[0] ?? null,
    images,
    fromUser: fromUserId === null ? null : personOf(fromUserId),
    isOwner: recipe.role === 'owner',
    linked,
  }
}
