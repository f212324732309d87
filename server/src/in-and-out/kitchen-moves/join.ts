import type { Joined } from '@potluck/api/kitchen-moves'
import { maxImages } from '@potluck/api/recipes'
import { addPicture } from '../../book/recipes/add-picture.ts'
import { restoreFromTrash } from '../../book/recipes/move.ts'
import { trashRecipes } from '../../book/recipes/trash-recipes.ts'
import { addMissing } from '../../book/recipes/whole/add-missing.ts'
import { copiedImages } from '../../book/recipes/whole/whole-recipe.ts'
import type { Copied } from './copied.ts'
import { copyLinks } from './copy-links.ts'
import { readSame } from './copy-recipes.ts'
import type { Move, OpenBooks } from './plan-batch.ts'
import { noteSources, sameInKitchen } from './sources.ts'

/** Most dishes and links of a recipe that can be led back: they are in the result of a job. */
const maxLed = 40

/** Leads dishes of plans and links of a recipe of the own book to that of the kitchen. */
async function lead({ own, kitchen }: OpenBooks, { sourceId, id }: Copied) {
  const { db } = own.database
  const from = { ownerId: own.ownerId, recipeId: sourceId }
  const to = { ownerId: kitchen.ownerId, recipeId: id }
  const dishes = await db
    .updateTable('mealPlanItems')
    .set({ recipeOwnerId: to.ownerId, recipeId: to.recipeId })
    .where('recipeOwnerId', '=', from.ownerId)
    .where('recipeId', '=', from.recipeId)
    .returning('id')
    .execute()
  await db
    .updateTable('removedMealPlanItems')
    .set({ recipeOwnerId: to.ownerId, recipeId: to.recipeId })
    .where('recipeOwnerId', '=', from.ownerId)
    .where('recipeId', '=', from.recipeId)
    .execute()
  const links = await db
    .updateTable('shareLinks')
    .set({ ...to, makerId: own.personId })
    .where('ownerId', '=', from.ownerId)
    .where('recipeId', '=', from.recipeId)
    .returning('id')
    .execute()
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.slice(0, maxLed).map((row) => row.id)
  return { dishIds: idsOf(dishes), linkIds: idsOf(links) }
}

/** Moves recipes of the own book into its trash; their dishes and links lead to the same ones of the kitchen. @returns by own id */
export async function replaceOwn(
  books: OpenBooks,
  pairs: readonly Copied[],
  present: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Joined>> {
  const joined = new Map<string, Joined>()
  for (const pair of pairs) {
    const { sourceId: recipeId } = pair
    joined.set(recipeId, { recipeId, ...(await lead(books, pair)), wasPresent: present.has(recipeId) })
  }
  if (pairs.length > 0) await trashRecipes(books.own, [...joined.keys()])
  return joined
}

/**
 * Joins recipes of the own book with the same ones of the kitchen, which get what they have not. @returns by own id
 * @throws {Refusal} `book-full`
 */
export async function joinOwn(
  books: OpenBooks,
  { maxPictures = maxImages }: Pick<Move, 'maxPictures'>,
  pairs: readonly Copied[],
  present: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Joined>> {
  const { own, kitchen } = books
  const known = await readSame(own, kitchen, pairs)
  await addMissing(kitchen, known)
  for (const { id, source } of known) {
    for (const image of copiedImages(source.images, id)) await addPicture(kitchen, id, image, maxPictures)
  }
  await noteSources(kitchen, pairs)
  const sourceIds = pairs.map(({ sourceId }) => sourceId)
  await copyLinks(own, kitchen, sourceIds, (linkedIds) => sameInKitchen(kitchen.database, kitchen, linkedIds))
  return replaceOwn(books, pairs, present)
}

/** A recipe of a kitchen with one of the own book that was joined with it. */
export interface JoinedPair {
  readonly id: string
  readonly joined: Joined
}

/** Brings joined recipes back into the own book, with the dishes and links that led to them. The kitchen's stay as they are. */
export async function takeApart({ own, kitchen }: OpenBooks, pairs: readonly JoinedPair[]): Promise<void> {
  if (pairs.length === 0) return
  const { db } = own.database
  const ownIds = pairs.map(({ joined }) => joined.recipeId)
  await restoreFromTrash(own, ownIds)
  const there = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', own.ownerId)
    .where('id', 'in', ownIds)
    .execute()
  const isThere = new Set(there.map(({ id }) => id))
  for (const { id, joined } of pairs.filter((pair) => isThere.has(pair.joined.recipeId))) {
    const { recipeId, dishIds, linkIds, wasPresent } = joined
    if (dishIds.length > 0) {
      await db
        .updateTable('mealPlanItems')
        .set({ recipeOwnerId: own.ownerId, recipeId })
        .where('id', 'in', dishIds)
        .where('recipeOwnerId', '=', kitchen.ownerId)
        .where('recipeId', '=', id)
        .execute()
    }
    if (linkIds.length > 0) {
      await db
        .updateTable('shareLinks')
        .set({ ownerId: own.ownerId, recipeId, makerId: null })
        .where('id', 'in', linkIds)
        .where('ownerId', '=', kitchen.ownerId)
        .where('recipeId', '=', id)
        .execute()
    }
    if (wasPresent) await noteSources(kitchen, [{ sourceId: recipeId, id }])
  }
}
