import type { Folder } from '@potluck/api/recipes'
import { Book, changeBook, type OpenBook } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { addToFolderCount } from './insert.ts'
import { removeRecipes } from './remove.ts'
import { searchDocument } from './search-document.ts'

/** Recipes whose words are in memory at a time. */
const rewrittenAtOnce = 100

/** Deletes recipes of the member; others are passed over. @returns how many there were */
export const deleteRecipes = (database: Database, member: Member, ids: readonly string[]): Promise<number> =>
  changeBook(database, Book.of(member), (book) => removeRecipes(book, ids))

/** Deletes labels of the member, and every recipe that has one of them. @returns how many recipes */
export const deleteByLabels = (database: Database, member: Member, labelIds: readonly string[]): Promise<number> =>
  changeBook(database, Book.of(member), async (book) => {
    const { db } = book.database
    const rows = await db
      .selectFrom('recipeLabels')
      .select('recipeId')
      .distinct()
      .where('ownerId', '=', book.ownerId)
      .where('labelId', 'in', labelIds)
      .execute()
    const removed = await removeRecipes(
      book,
      rows.map(({ recipeId }) => recipeId),
    )
    await db.deleteFrom('labels').where('ownerId', '=', book.ownerId).where('id', 'in', labelIds).execute()
    return removed
  })

/** Deletes every recipe of the member, the inbox included. @returns how many there were */
export const deleteAllRecipes = (database: Database, member: Member): Promise<number> =>
  changeBook(database, Book.of(member), async (book) => {
    const rows = await book.database.db.selectFrom('recipes').select('id').where('ownerId', '=', book.ownerId).execute()
    return removeRecipes(
      book,
      rows.map(({ id }) => id),
    )
  })

/** Puts recipes of the member into a folder; others are passed over. @returns how many are in it now */
export const moveRecipes = (
  database: Database,
  member: Member,
  ids: readonly string[],
  folder: Folder,
): Promise<number> =>
  changeBook(database, Book.of(member), async (book) => {
    const { db, dialect } = book.database
    const rows = await db
      .selectFrom(dialect.rowsOf([...new Set(ids)]).as('wanted'))
      .innerJoin('recipes', 'recipes.id', 'wanted.value')
      .select(['recipes.id', 'recipes.folder'])
      .where('recipes.ownerId', '=', book.ownerId)
      .execute()
    const elsewhere = rows.filter((recipe) => recipe.folder !== folder)
    for (let at = 0; at < elsewhere.length; at += rewrittenAtOnce) {
      await moveSome(book, elsewhere.slice(at, at + rewrittenAtOnce), folder)
    }
    return rows.length
  })

async function moveSome(
  book: OpenBook,
  recipes: readonly { readonly id: string; readonly folder: Folder }[],
  folder: Folder,
): Promise<void> {
  const {
    database: { db, dialect },
    ownerId,
  } = book
  const moved = await db
    .updateTable('recipes')
    .set({ folder })
    .where('ownerId', '=', ownerId)
    .where(
      'id',
      'in',
      recipes.map(({ id }) => id),
    )
    .returningAll()
    .execute()
  for (const [left, gone] of Map.groupBy(recipes, (recipe) => recipe.folder)) {
    await addToFolderCount(book, left, -gone.length)
  }
  await addToFolderCount(book, folder, moved.length)
  await dialect.search.write(db, moved.map(searchDocument))
}
