import type { Folder } from '@potluck/api/recipes'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { outdateMoved } from '../contents/outdate.ts'
import { addToFolderCount } from './insert.ts'
import type { StoredFolder } from './tables.ts'

/** A recipe and its new folder. */
interface Move {
  readonly from: StoredFolder
  readonly to: StoredFolder
}

async function moveAll(book: OpenBook, ids: readonly string[], { from, to }: Move): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  const isDeleted = to === 'trash'
  await db
    .updateTable('recipes')
    .set({
      folder: to,
      deletedAt: isDeleted ? now() : null,
      deletedFrom: isDeleted && from !== 'trash' ? from : null,
    })
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .execute()
  await addToFolderCount(book, from, -ids.length)
  await addToFolderCount(book, to, ids.length)
  // A line that names a recipe in the trash is words.
  if (isDeleted || from === 'trash') await outdateMoved(book, ids)
}

const stored = ({ database: { db }, ownerId }: OpenBook, ids: readonly string[]) =>
  db
    .selectFrom('recipes')
    .select(['id', 'folder', 'deletedFrom'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .execute()

/**
 * Moves recipes of a book into a folder, or into the trash. Recipes in the trash stay there.
 * @returns the ids of those that were in the book
 * @throws {Refusal} `invalid` for the inbox of a kitchen: it has none, and nobody would see them there
 */
export async function moveRecipes(book: OpenBook, ids: readonly string[], to: StoredFolder): Promise<string[]> {
  if (to === 'inbox' && book.kitchenId !== null) {
    throw new Refusal('invalid', 'body.folder: a kitchen has no inbox', 'body.folder')
  }
  const present = (await stored(book, ids)).filter(({ folder }) => folder !== 'trash')
  for (const [from, rows] of Map.groupBy(present, ({ folder }) => folder)) {
    if (from !== to) {
      await moveAll(
        book,
        rows.map(({ id }) => id),
        { from, to },
      )
    }
  }
  return present.map(({ id }) => id)
}

/**
 * Restores recipes from the trash to their folders.
 * @returns the ids of those that are in the book now, whether they were restored or were never deleted
 */
export async function restoreFromTrash(book: OpenBook, ids: readonly string[]): Promise<string[]> {
  const rows = await stored(book, ids)
  const trashed = rows.filter(({ folder }) => folder === 'trash')
  for (const [from, back] of Map.groupBy(trashed, ({ deletedFrom }): Folder => deletedFrom ?? 'main')) {
    await moveAll(
      book,
      back.map(({ id }) => id),
      { from: 'trash', to: from },
    )
  }
  return rows.map(({ id }) => id)
}
