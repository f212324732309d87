import type { Folder } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import type { Book } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { ReachedRecipe } from '../../people/policies/recipes.ts'
import { idTaken } from './insert.ts'
import { readForCopy } from './whole/read-whole.ts'
import { copyOf } from './whole/whole-recipe.ts'
import { writeWhole } from './whole/write-whole.ts'

interface CopyTo {
  readonly book: Book
  readonly folder: Folder
  /** Who sent the copy, as it says; given who sent the recipe that is copied. */
  readonly senderOf: (formerSenderId: string | null) => string | null
  /** The id of the copy. */
  readonly id: string
}

/** Copies what everybody who may read a recipe sees of it. */
async function copyInto(database: Database, recipe: ReachedRecipe, to: CopyTo): Promise<string> {
  const { id, folder, senderOf } = to
  return changeBook(database, to.book, async (book) => {
    const shown = await readForCopy(book.database, recipe)
    if (!shown) throw notFound('recipe')
    const { createdAt: _then, ...copy } = copyOf(shown, id, book)
    const added = await writeWhole(book, [{ ...copy, folder, fromUserId: senderOf(shown.fromUserId) }])
    if (!added.has(id)) throw idTaken()
    return id
  })
}

/**
 * Copies a recipe that the sender can read into the inbox of another book, with the same picture files but without labels and rating. Joins
 * an open transaction.
 * @returns the id of the copy
 * @throws {Refusal} `not-found` if the recipe was deleted in the meantime
 */
export const copyRecipe = (database: Database, sender: Reader, recipe: ReachedRecipe, to: Book): Promise<string> =>
  copyInto(database, recipe, { id: uuid(), book: to, folder: 'inbox', senderOf: () => sender.id })

/** Who sent a recipe, or whose it is, as its copy says; a kitchen is nobody that one could write to. */
function senderOf({ sharedById, role }: ReachedRecipe, formerSenderId: string | null): string | null {
  if (role === 'own') return formerSenderId ?? sharedById
  return role === 'viewer' || role === 'link' ? sharedById : null
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
