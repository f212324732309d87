import type { SavedSearch } from '@potluck/api/saved-searches'
import type { Book, ReadableBook } from '../../ground/access/book.ts'
import { sortTitle } from '../../ground/words/fold.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'

/** Most searches that one member keeps. */
const maxSearches = 100

/** The saved searches of the reader, by title. */
export async function listSavedSearches({ db }: Database, book: ReadableBook): Promise<SavedSearch[]> {
  const searches = await db
    .selectFrom('savedSearches')
    .select(['id', 'title', 'view', 'createdAt'])
    .where('ownerId', '=', book.ownerId)
    .orderBy('id')
    .execute()
  const inOrder = searches.map((search) => ({ search, sort: sortTitle(search.title) }))
  return inOrder.toSorted((a, b) => (a.sort < b.sort ? -1 : 1)).map(({ search }) => search)
}

/** Keeps a search, in place of one of the same id. @throws {Refusal} `book-full` */
export function saveSearch(
  database: Database,
  book: Book,
  { id, title, view }: Pick<SavedSearch, 'id' | 'title' | 'view'>,
): Promise<SavedSearch> {
  return changeBook(database, book, async ({ database: { db }, ownerId }) => {
    const search = await db
      .insertInto('savedSearches')
      .values({ ownerId, id, title, view, createdAt: now() })
      .onConflict((conflict) => conflict.columns(['ownerId', 'id']).doUpdateSet({ title, view }))
      .returning(['id', 'title', 'view', 'createdAt'])
      .executeTakeFirstOrThrow()
    const { count } = await db
      .selectFrom('savedSearches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow()
    if (count > maxSearches) throw new Refusal('book-full', `a book keeps no more than ${maxSearches} searches`)
    return search
  })
}

/** Forgets a search. @throws {Refusal} `not-found` when it is not the member's */
export function deleteSavedSearch(database: Database, book: Book, id: string): Promise<void> {
  return changeBook(database, book, async ({ database: { db }, ownerId }) => {
    const { numDeletedRows } = await db
      .deleteFrom('savedSearches')
      .where('ownerId', '=', ownerId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('search')
  })
}
