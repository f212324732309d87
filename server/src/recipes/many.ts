import type { Folder } from '@potluck/api/recipes'
import { Book } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { removeEmptyLabels } from '../labels/store.ts'
import { changeBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { moveRecipes as move } from './move.ts'
import { trashRecipes } from './trash-recipes.ts'

/** Recipes that are moved or deleted in one transaction: their words are written again. */
const rewrittenAtOnce = 100

/**
 * Puts recipes of the member into the trash; others are passed over. Some at a time, so that others need not wait for thousands;
 * broken off and done again it comes to the same.
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
  // Those of recipes that rest in the trash come back with them.
  await changeBook(database, Book.of(member), (book) => removeEmptyLabels(book, labelIds))
  return removed
}

/** Deletes every recipe of the member, the inbox included. @returns how many there were */
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
 * Puts recipes of the member into a folder; others are passed over. Some at a time, so that others need not wait for
 * thousands; broken off and done again it comes to the same.
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
