import type { Book } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { detachImages } from '../images/rows.ts'
import { moveRecipes } from './move.ts'

/** The pictures of recipes. */
export const imagesOf = async (
  { database: { db }, ownerId }: OpenBook,
  recipeIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('recipeImages')
    .select('imageId')
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', recipeIds)
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/** The given recipes that are in the trash. */
export async function inTrash({ database: { db }, ownerId }: OpenBook, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('folder', '=', 'trash')
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

/** Moves recipes to the trash with their labels and pictures. The pictures cannot be opened there. */
export async function trashRecipes(book: OpenBook, ids: readonly string[]): Promise<readonly string[]> {
  const trashed = await moveRecipes(book, ids, 'trash')
  if (trashed.length > 0) await detachImages(book, await imagesOf(book, trashed))
  return trashed
}

/** Moves a recipe of the member to the trash; one that is there stays there. @throws {Refusal} `not-found` */
export function trashRecipe(database: Database, book: Book, id: string): Promise<void> {
  return changeBook(database, book, async (book) => {
    const trashed = [...(await trashRecipes(book, [id])), ...(await inTrash(book, [id]))]
    if (trashed.length === 0) throw notFound('recipe')
  })
}
