import { setImmediate as nextTurn } from 'node:timers/promises'
import { trashDays } from '@potluck/api/trash'
import { readQuery } from '@potluck/search/read-query'
import { forgetImages } from '../../book/images/rows.ts'
import { removeEmptyLabels } from '../../book/labels/store.ts'
import { narrowingOf, passes } from '../../book/recipes/filter.ts'
import { addToFolderCount } from '../../book/recipes/insert.ts'
import { restoreFromTrash } from '../../book/recipes/move.ts'
import { imagesOf, inTrash } from '../../book/recipes/trash-recipes.ts'
import { findMatches } from '../../book/search/matches.ts'
import { Book, type ReadableBook } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { bookState } from '../../people/book-changes/book-state.ts'
import { emptySharedTrash, purgeShared } from '../../people/sharing/deleted-shared.ts'

const day = 24 * 3_600_000

/** When what was deleted then goes for good. */
export const leavesAt = (deletedAt: string): string => new Date(Date.parse(deletedAt) + trashDays * day).toISOString()

/** Recipes that go for good, or come back, in one transaction, while others wait. */
const batch = 200

/** A page of the trash as it is asked for. */
interface TrashPage {
  /** The typed text; empty for all. */
  readonly query: string
  readonly offset: number
  readonly count: number
}

/** The ids of a page of the trash, those deleted last first, with when that was. */
export async function readTrash(database: Database, book: ReadableBook, { query, offset, count }: TrashPage) {
  if (query !== '') {
    const found = await findInTrash(database, book, query)
    return { rows: found.slice(offset, offset + count), totalCount: found.length }
  }
  const { db } = database
  const rows = await latestFirst(database, book).limit(count).offset(offset).execute()
  const counted = await db
    .selectFrom('folderCounts')
    .select('count')
    .where('ownerId', '=', book.ownerId)
    .where('folder', '=', 'trash')
    .executeTakeFirst()
  return { rows, totalCount: counted?.count ?? 0 }
}

const latestFirst = ({ db }: Database, book: ReadableBook) =>
  db
    .selectFrom('recipes')
    .select(['id', 'deletedAt', 'searchNumber'])
    .where('ownerId', '=', book.ownerId)
    .where('folder', '=', 'trash')
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')

/** The recipes in the trash that match a query, latest deletion first. */
async function findInTrash(database: Database, book: ReadableBook, typed: string) {
  const [query, folder] = [readQuery(typed), 'trash'] as const
  const matches = await findMatches(database, book, { ...query, folder })
  const { revision } = matches ?? (await bookState(database, book))
  const narrowing = await narrowingOf(database, book, { folder, filter: {}, query, revision })
  const rows = await latestFirst(database, book).where(passes(book, narrowing)).execute()
  return matches ? rows.filter(({ searchNumber }) => (matches.ranks[searchNumber - matches.base] ?? 0) > 0) : rows
}

/** Puts recipes back where they were. @throws {Refusal} `not-found` when one of them is neither in the trash nor in the book */
export function restoreRecipes(database: Database, book: Book, ids: readonly string[]): Promise<void> {
  return changeBook(database, book, async (book) => {
    const wanted = [...new Set(ids)]
    if ((await restoreFromTrash(book, wanted)).length < wanted.length) throw notFound('recipe')
  })
}

/**
 * Puts back all of the trash, or what a query finds there, a little at a time so that others need not wait for thousands;
 * broken off, it can be asked for again.
 * @returns how many recipes came back
 */
export async function restoreAll(database: Database, book: Book, query: string): Promise<number> {
  const rows = query === '' ? await latestFirst(database, book).execute() : await findInTrash(database, book, query)
  for (let at = 0; at < rows.length; at += batch) {
    const ids = rows.slice(at, at + batch).map(({ id }) => id)
    await changeBook(database, book, (book) => restoreFromTrash(book, ids))
    await nextTurn()
  }
  return rows.length
}

/** Deletes recipes of the trash for good, with the labels and pictures that were on them alone. */
async function deleteForGood(book: OpenBook, ids: readonly string[]): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  if (ids.length === 0) return
  const imageIds = await imagesOf(book, ids)
  const former = await db
    .selectFrom('recipeVersionImages')
    .select('imageId')
    .distinct()
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', ids)
    .execute()
  const labels = await db
    .selectFrom('recipeLabels')
    .select('labelId')
    .distinct()
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', ids)
    .execute()
  await db.deleteFrom('recipes').where('ownerId', '=', ownerId).where('id', 'in', ids).execute()
  await addToFolderCount(book, 'trash', -ids.length)
  await removeEmptyLabels(
    book,
    labels.map(({ labelId }) => labelId),
  )
  await forgetImages(book, [...new Set([...imageIds, ...former.map(({ imageId }) => imageId)])])
}

/** Deletes recipes of the trash for good; those that are not there are passed over. @returns how many there were */
export function deleteSomeForGood(database: Database, book: Book, ids: readonly string[]): Promise<number> {
  return changeBook(database, book, async (book) => {
    const trashed = await inTrash(book, [...new Set(ids)])
    await deleteForGood(book, trashed)
    return trashed.length
  })
}

/** The first recipes of the trash that were deleted before an instant. */
async function firstDeleted({ database: { db }, ownerId }: OpenBook, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('folder', '=', 'trash')
    .where('deletedAt', '<=', before)
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes for good what a book threw away up to an instant, a little at a time; broken off, it can be asked for again. */
async function emptyBook(database: Database, book: Book, before: string): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    deleted = await changeBook(database, book, async (open) => {
      const ids = await firstDeleted(open, before)
      await deleteForGood(open, ids)
      return ids.length
    })
    await nextTurn()
  }
}

/** Deletes for good what is in the member's trash now: recipes, lists and plans. */
export async function emptyTrash(database: Database, member: Member): Promise<void> {
  for (const kind of ['list', 'plan'] as const) await emptySharedTrash(database, member, kind)
  await emptyBook(database, Book.of(member), now())
}

/** So many recipes are looked for at once. */
const dueAtOnce = 1_000

/** The owners of recipes that were deleted up to an instant. Not `distinct`, for which SQLite reads the recipes of everybody. */
export const ownersOfDue = ({ db }: Pick<Database, 'db'>, before: string) =>
  db.selectFrom('recipes').select('ownerId').where('deletedAt', '<=', before).orderBy('deletedAt').limit(dueAtOnce)

/** Deletes for good what has rested for long enough, of everybody. */
export async function purgeTrash(database: Database): Promise<void> {
  const before = now(-trashDays * day)
  for (let found = dueAtOnce; found === dueAtOnce; ) {
    const due = await ownersOfDue(database, before).execute()
    for (const ownerId of new Set(due.map((recipe) => recipe.ownerId))) {
      await emptyBook(database, Book.ofTrash({ ownerId }), before)
    }
    found = due.length
  }
  await purgeShared(database, before)
}
