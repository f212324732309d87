import type { AnsweredRecipe } from '@potluck/api/recipes'
import type { Member } from '../access/reader.ts'
import { draftFields } from '../book-changes/draft-fields.ts'
import type { Database } from '../machinery/database/database.ts'
import { notFound } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { peopleById } from '../people/people.ts'
import type { Viewer } from '../policies/profile-access.ts'
import { type ReachedRecipe, reachSaved, reachToRead } from '../policies/recipes.ts'
import { readLinked } from './linked.ts'
import { labelsByRecipe } from './summaries.ts'

/** Labels of others are private. */
const noLabels = () => []

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

/** A recipe that a member or a guest may read. @throws {Refusal} `not-found` for any other id, for a guest `not-logged-in` */
export const readRecipe = async (services: Services, viewer: Viewer, id: string): Promise<AnsweredRecipe> =>
  readReached(services, viewer, await reachToRead(services.database, viewer, id))

/**
 * The answer to a save, also to a repeated one, even if the recipe is in the trash by now.
 * @throws {Refusal} `not-found` if it was deleted permanently
 */
export const readSaved = async (services: Services, member: Member, id: string): Promise<AnsweredRecipe> =>
  readReached(services, member, await reachSaved(services.database, member, id))

async function readReached(
  { database, imageAddress }: Services,
  viewer: Viewer,
  recipe: ReachedRecipe,
): Promise<AnsweredRecipe> {
  const { id } = recipe
  const row = await database.db
    .selectFrom('recipes')
    .select(draftFields)
    .select(['id', 'folder', 'version', 'createdAt', 'updatedAt', 'lastCookedAt', 'fromUserId'])
    .where('ownerId', '=', recipe.ownerId)
    .where('id', '=', recipe.id)
    .executeTakeFirst()
  if (!row) throw notFound('recipe')
  const { fromUserId, ...written } = row
  const isOwner = viewer !== null && recipe.role === 'owner'
  const personId = isOwner ? fromUserId : recipe.ownerId
  const [labelsOf, imageIds, personOf, linked] = await Promise.all([
    isOwner ? labelsByRecipe(database, viewer, [id]) : noLabels,
    readImageIds(database, recipe),
    peopleById(database, personId === null ? [] : [personId]),
    isOwner ? readLinked(database, recipe) : [],
  ])
  const images = imageIds.map((imageId) => (isOwner ? imageAddress(imageId) : imageAddress(imageId, viewer)))
  const person = personId === null ? null : personOf(personId)
  return {
    ...written,
    labels: labelsOf(id),
    rating: isOwner ? written.rating : null,
    lastCookedAt: isOwner ? written.lastCookedAt : null,
    image: images[0] ?? null,
    images,
    fromUser: isOwner ? person : null,
    owner: isOwner ? null : person,
    isOwner,
    linked,
  }
}
