import type { RecipeCard } from '@potluck/api/messages'
import type { Recipe } from '@potluck/api/recipes'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import type { Member } from '../sessions/member.ts'
import { peopleById } from '../users/people.ts'
import { labelsByRecipe } from './summaries.ts'

const readImageIds = async ({ db }: Database, ownerId: string, recipeId: string) => {
  const rows = await db
    .selectFrom('recipeImages')
    .select('imageId')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', recipeId)
    .orderBy('position')
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/**
 * A recipe of the member.
 * @throws {HttpError} 404 when there is none, or it is not the member's
 */
export async function readRecipe({ database, imageAddress }: Services, member: Member, id: string): Promise<Recipe> {
  const row = await database.db
    .selectFrom('recipes')
    .selectAll()
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('recipe')
  const { ownerId, sortTitle: _sort, draftDigest: _made, savedDigest: _saved, fromUserId, ...written } = row
  const [labelsOf, imageIds, personOf] = await Promise.all([
    labelsByRecipe(database, member, [id]),
    readImageIds(database, ownerId, id),
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

/**
 * Recipes as messages show them, by id, in one query. Whoever asks has said already that the reader may see them; a
 * recipe that was deleted has no card.
 */
export async function readRecipeCards(
  { database: { db }, imageAddress }: Services,
  recipeIds: readonly string[],
): Promise<(id: string) => RecipeCard | null> {
  const wanted = [...new Set(recipeIds)]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('recipes')
          .leftJoin('recipeImages', (join) =>
            join
              .onRef('recipeImages.ownerId', '=', 'recipes.ownerId')
              .onRef('recipeImages.recipeId', '=', 'recipes.id')
              .on('recipeImages.position', '=', 0),
          )
          .select(['recipes.id', 'recipes.title', 'recipeImages.imageId'])
          .where('recipes.id', 'in', wanted)
          .execute()
  const cards = new Map(
    rows.map(({ id, title, imageId }) => [id, { id, title, image: imageId === null ? null : imageAddress(imageId) }]),
  )
  return (id) => cards.get(id) ?? null
}
