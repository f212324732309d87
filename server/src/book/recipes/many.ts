import type { Folder } from '@potluck/api/recipes'
import type { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { removeEmptyLabels } from '../labels/store.ts'
import { moveRecipes as move } from './move.ts'
import { trashRecipes } from './trash-recipes.ts'

/** Number of recipes that are moved or deleted in one transaction: their words are written again. */
const rewrittenAtOnce = 100

/**
 * Moves recipes of the member to the trash; other ids are skipped. Works in batches, so that others need not wait for thousands. Can be
 * repeated after an abort.
 * @returns how many there were
 */
export async function deleteRecipes(database: Database, book: Book, ids: readonly string[]): Promise<number> {
  const unique = [...new Set(ids)]
  let removed = 0
  for (let at = 0; at < unique.length; at += rewrittenAtOnce) {
    removed += await changeBook(database, book, (book) =>
      trashRecipes(book, unique.slice(at, at + rewrittenAtOnce)).then(({ length }) => length),
    )
  }
  return removed
}

/** Deletes labels of the member, and every recipe that has one of them. @returns how many recipes */
export async function deleteByLabels(database: Database, book: Book, labelIds: readonly string[]): Promise<number> {
  const rows = await database.db
    .selectFrom('recipeLabels')
    .select('recipeId')
    .distinct()
    .where('ownerId', '=', book.ownerId)
    .where('labelId', 'in', labelIds)
    .execute()
  const removed = await deleteRecipes(
    database,
    book,
    rows.map(({ recipeId }) => recipeId),
  )
  // Labels of recipes in the trash are restored with them.
  await changeBook(database, book, (book) => removeEmptyLabels(book, labelIds))
  return removed
}

/** Deletes every recipe of the member, including the inbox. @returns how many there were */
export async function deleteAllRecipes(database: Database, book: Book): Promise<number> {
  const rows = await database.db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', book.ownerId)
    .where('folder', '!=', 'trash')
    .execute()
  return deleteRecipes(
    database,
    book,
    rows.map(({ id }) => id),
  )
}

/**
 * Moves recipes of the member to a folder; other ids are skipped. Works in batches, so that others need not wait for thousands. Can be
 * repeated after an abort.
 * @returns how many are in it now
 */
export async function moveRecipes(
  database: Database,
  book: Book,
  ids: readonly string[],
  folder: Folder,
): Promise<number> {
  const unique = [...new Set(ids)]
  let there = 0
  for (let at = 0; at < unique.length; at += rewrittenAtOnce) {
    there += await changeBook(database, book, (book) =>
      move(book, unique.slice(at, at + rewrittenAtOnce), folder).then(({ length }) => length),
    )
  }
  return there
}
