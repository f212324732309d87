import type { Folder } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { type Book, changeBook, type OpenBook } from '../access/book.ts'
import type { ReachedRecipe } from '../access/recipes.ts'
import { addImageRows } from '../images/rows.ts'
import type { Database } from '../machinery/database/database.ts'
import { notFound } from '../machinery/refusal.ts'
import { draftFields } from './draft-fields.ts'
import { idTaken, insertRecipes } from './insert.ts'

/** Where a copy goes. */
interface CopyTo {
  readonly book: Book
  readonly folder: Folder
  /** Whom it is from. */
  readonly fromUserId: string
}

/**
 * Puts a copy of a recipe that somebody reaches into a book, with the same picture files; labels and rating stay
 * behind. Joins an open transaction.
 * @returns the id of the copy
 * @throws {Refusal} `not-found` when the recipe was deleted in the meantime, `id-taken` when the id is another recipe's
 */
export function copyRecipe(
  database: Database,
  recipe: ReachedRecipe,
  { book: to, folder, fromUserId }: CopyTo,
  id: string = uuid(),
): Promise<string> {
  return changeBook(database, to, async (book) => {
    const { db } = book.database
    const same = await db
      .selectFrom('recipes')
      .select(['ownerId', 'fromUserId'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (same && (same.ownerId !== book.ownerId || same.fromUserId !== fromUserId)) throw idTaken()
    if (same) return id
    const written = await db
      .selectFrom('recipes')
      .select(draftFields)
      .where('ownerId', '=', recipe.ownerId)
      .where('id', '=', recipe.id)
      .executeTakeFirst()
    if (!written) throw notFound('recipe')
    const imageIds = await copyImages(book, recipe)
    const draft = { ...written, rating: null, labels: [], imageIds }
    await insertRecipes(book, [{ id, draft, folder, fromUserId }])
    return id
  })
}

async function copyImages(book: OpenBook, recipe: ReachedRecipe): Promise<string[]> {
  const images = await book.database.db
    .selectFrom('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select(['images.digest', 'images.bytes'])
    .where('recipeImages.ownerId', '=', recipe.ownerId)
    .where('recipeImages.recipeId', '=', recipe.id)
    .orderBy('recipeImages.position')
    .execute()
  const copies = images.map((image) => ({ id: uuid(), ...image }))
  await addImageRows(book, copies)
  return copies.map(({ id }) => id)
}
