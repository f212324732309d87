import type { Folder } from '@potluck/api/recipes'
import { Book } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { removeEmptyLabels } from '../labels/store.ts'
import { changeBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { moveRecipes as move } from './move.ts'
import { trashRecipes } from './trash-recipes.ts'

/** Number of recipes that are moved or deleted in one transaction: their words are written again. */
const rewrittenAtOnce = 100

/**
 * Moves recipes of the member to the trash; other ids are skipped. Works in batches, so that others need not wait for thousands. Can be
 * repeated after an abort.
 * @returns how many there were
 */
export async function deleteRecipes(database: Database, member: Member, ids: readonly string[]): Promise<number> {
  const unique = [...new Set(ids)]
  let removed = 0
  for (let at = 0; at < unique.length; at += rewrittenAtOnce) {
    removed += await changeBook(database, Book.of(member), (book) =>
      trashRecipes(book, unique.slice(at, at + rewrittenAtOnce)).then(({ length }) => length),
    )
  }
  return removed
}

/** Deletes labels of the member, and every recipe that has one of them. @returns how many recipes */
export async function deleteByLabels(database: Database, member: Member, labelIds: readonly string[]): Promise<number> {
  const rows = await database.db
    .selectFrom('recipeLabels')
    .select('recipeId')
    .distinct()
    .where('ownerId', '=', member.id)
    .where('labelId', 'in', labelIds)
    .execute()
  const removed = await deleteRecipes(
    database,
    member,
    rows.map(({ recipeId }) => recipeId),
  )
  // Labels of recipes in the trash are restored with them.
  await changeBook(database, Book.of(member), (book) => removeEmptyLabels(book, labelIds))
  return removed
}

/** Deletes every recipe of the member, including the inbox. @returns how many there were */
export async function deleteAllRecipes(database: Database, member: Member): Promise<number> {
  const rows = await database.db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', member.id)
    .where('folder', '!=', 'trash')
    .execute()
  return deleteRecipes(
    database,
    member,
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
  member: Member,
  ids: readonly string[],
  folder: Folder,
): Promise<number> {
  const unique = [...new Set(ids)]
  let there = 0
  for (let at = 0; at < unique.length; at += rewrittenAtOnce) {
    there += await changeBook(database, Book.of(member), (book) =>
      move(book, unique.slice(at, at + rewrittenAtOnce), folder).then(({ length }) => length),
    )
  }
  return there
}
