import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { findTakers } from '../linked/takers.ts'

/** Recipes of a book are to be worked out anew, soon (`makeWaiting`). They keep their former contents until then. */
async function mark({ database: { db, dialect }, ownerId }: OpenBook, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('recipeContents')
    .set({ knowledge: '' })
    .where('ownerId', '=', ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('recipeId'), 'text', ids))
    .execute()
}

/** The recipes that take some of a book are worked out anew: to be called wherever these change, go or come back. */
export const outdateTakers = async (book: OpenBook, ids: readonly string[]): Promise<void> =>
  mark(book, await findTakers(book, ids))

/** The same, and these recipes themselves: where what they take changes. */
export const outdate = async (book: OpenBook, ids: readonly string[]): Promise<void> =>
  mark(book, [...new Set([...ids, ...(await findTakers(book, ids))])])

/** The same for recipes that went to the trash or came back: themselves only where they take others. */
export async function outdateMoved(book: OpenBook, ids: readonly string[]): Promise<void> {
  const { db, dialect } = book.database
  const taking = await db
    .selectFrom('linkedRecipes')
    .select('recipeId')
    .distinct()
    .where('ownerId', '=', book.ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('recipeId'), 'text', ids))
    .execute()
  await outdateTakers(book, ids)
  await mark(
    book,
    taking.map(({ recipeId }) => recipeId),
  )
}
