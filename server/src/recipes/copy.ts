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

interface Sender {
  readonly fromUserId?: string
}

interface CopyTo {
  readonly book: Book
  readonly folder: Folder
  /** Who sent the copy, as it says; given who sent the recipe that is copied. */
  readonly senderOf: (formerSenderId: string | null) => Sender
  /** The id of the copy. */
  readonly id: string
}

async function copyInto(database: Database, recipe: ReachedRecipe, to: CopyTo): Promise<string> {
  return changeBook(database, to.book, async (book) => {
    const row = await book.database.db
      .selectFrom('recipes')
      .select([...draftFields, 'fromUserId'])
      .where('ownerId', '=', recipe.ownerId)
      .where('id', '=', recipe.id)
      .where('folder', '!=', 'trash')
      .executeTakeFirst()
    if (!row) throw notFound('recipe')
    const { fromUserId: formerSenderId, ...written } = row
    const imageIds = await copyImages(book, recipe)
    const draft = { ...written, rating: null, labels: [], imageIds }
    const added = await insertRecipes(book, [{ id: to.id, draft, folder: to.folder, ...to.senderOf(formerSenderId) }])
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
  copyInto(database, recipe, { id: uuid(), book: to, folder: 'inbox', senderOf: () => ({ fromUserId: sender.id }) })

/** Who sent a recipe, or whose it is, as its copy says; a kitchen is nobody that one could write to. */
function senderOf({ sharedById, role }: ReachedRecipe, formerSenderId: string | null): Sender {
  if (role === 'owner') return { fromUserId: formerSenderId ?? sharedById }
  return role === 'viewer' || role === 'link' ? { fromUserId: sharedById } : {}
}

/**
 * Copies a recipe that the member can read into a book that they write into, with a note of its owner; one of their own with
 * a note of who sent it to them.
 * @param id of the copy
 * @returns the same
 * @throws {Refusal} `not-found` if the recipe was deleted in the meantime, `id-taken`
 */
export const saveCopyIn = (
  database: Database,
  book: Book,
  recipe: ReachedRecipe,
  id: string = uuid(),
): Promise<string> =>
  copyInto(database, recipe, { book, folder: 'main', senderOf: (former) => senderOf(recipe, former), id })

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
