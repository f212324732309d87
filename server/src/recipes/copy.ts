import type { Folder } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import type { Book } from '../access/book.ts'
import type { Reader } from '../access/reader.ts'
import { draftFields } from '../book-changes/draft-fields.ts'
import { addImageRows } from '../images/rows.ts'
import { changeBook, type OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { notFound } from '../machinery/refusal.ts'
import type { ReachedRecipe } from '../policies/recipes.ts'
import { idTaken, insertRecipes } from './insert.ts'

interface CopyTo {
  readonly book: Book
  readonly folder: Folder
  readonly fromUserId?: string
  /** The id of the copy. */
  readonly id: string
}

async function copyInto(database: Database, recipe: ReachedRecipe, to: CopyTo): Promise<string> {
  return changeBook(database, to.book, async (book) => {
    const written = await book.database.db
      .selectFrom('recipes')
      .select(draftFields)
      .where('ownerId', '=', recipe.ownerId)
      .where('id', '=', recipe.id)
      .where('folder', '!=', 'trash')
      .executeTakeFirst()
    if (!written) throw notFound('recipe')
    const imageIds = await copyImages(book, recipe)
    const draft = { ...written, rating: null, labels: [], imageIds }
    const added = await insertRecipes(book, [
      { id: to.id, draft, folder: to.folder, ...(to.fromUserId !== undefined && { fromUserId: to.fromUserId }) },
    ])
    if (!added.has(to.id)) throw idTaken()
    return to.id
  })
}

/**
 * Copies a recipe that the sender can read into the inbox of another book, with the same picture files but without labels and rating. Joins
 * an open transaction.
 * @returns the id of the copy
 * @throws {Refusal} `not-found` if the recipe was deleted in the meantime
 */
export const copyRecipe = (database: Database, sender: Reader, recipe: ReachedRecipe, to: Book): Promise<string> =>
  copyInto(database, recipe, { id: uuid(), book: to, folder: 'inbox', fromUserId: sender.id })

/** Whose a recipe is, as its copy says; a kitchen is nobody that one could write to. */
const senderOf = ({ personId, role }: ReachedRecipe): { readonly fromUserId?: string } =>
  role === 'owner' || role === 'viewer' || role === 'link' ? { fromUserId: personId } : {}

/**
 * Copies a recipe that the member can read into a book that they write into, with a note of its owner.
 * @param id of the copy
 * @returns the same
 * @throws {Refusal} `not-found` if the recipe was deleted in the meantime, `id-taken`
 */
export const saveCopyIn = (
  database: Database,
  book: Book,
  recipe: ReachedRecipe,
  id: string = uuid(),
): Promise<string> => copyInto(database, recipe, { book, folder: 'main', ...senderOf(recipe), id })

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
