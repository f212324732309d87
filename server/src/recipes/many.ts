import type { Folder } from '@potluck/api/recipes'
import { Book, changeBook, type OpenBook } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { deleteLabels } from '../labels/arrange.ts'
import type { Database } from '../machinery/database/database.ts'
import { addToFolderCount } from './insert.ts'
import { removeRecipes } from './remove.ts'
import { searchDocument } from './search-document.ts'

/** Recipes that are moved in one transaction: their words are written again. */
const rewrittenAtOnce = 100

/** Recipes that are deleted in one transaction. */
const removedAtOnce = 500

/**
 * Deletes recipes of the member; others are passed over. Some at a time, so that others need not wait for thousands;
 * broken off and done again it comes to the same.
 * @returns how many there were
 */
export async function deleteRecipes(database: Database, member: Member, ids: readonly string[]): Promise<number> {
  const unique = [...new Set(ids)]
  let removed = 0
  for (let at = 0; at < unique.length; at += removedAtOnce) {
    removed += await changeBook(database, Book.of(member), (book) =>
      removeRecipes(book, unique.slice(at, at + removedAtOnce)),
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
  await deleteLabels(database, member, labelIds)
  return removed
}

/** Deletes every recipe of the member, the inbox included. @returns how many there were */
export async function deleteAllRecipes(database: Database, member: Member): Promise<number> {
  const rows = await database.db.selectFrom('recipes').select('id').where('ownerId', '=', member.id).execute()
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
      moveSome(book, unique.slice(at, at + rewrittenAtOnce), folder),
    )
  }
  return there
}

async function moveSome(book: OpenBook, ids: readonly string[], folder: Folder): Promise<number> {
  const {
    database: { db, dialect },
    ownerId,
  } = book
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'folder'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .execute()
  const elsewhere = rows.filter((recipe) => recipe.folder !== folder)
  if (elsewhere.length === 0) return rows.length
  const moved = await db
    .updateTable('recipes')
    .set({ folder })
    .where('ownerId', '=', ownerId)
    .where(
      'id',
      'in',
      elsewhere.map(({ id }) => id),
    )
    .returningAll()
    .execute()
  for (const [left, gone] of Map.groupBy(elsewhere, (recipe) => recipe.folder)) {
    await addToFolderCount(book, left, -gone.length)
  }
  await addToFolderCount(book, folder, moved.length)
  await dialect.search.write(db, moved.map(searchDocument))
  return rows.length
}
