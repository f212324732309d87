import { minutesOf } from '@potluck/cooking/minutes'
import { searchedFields } from '@potluck/recipe/fields'
import { Book } from '../../ground/access/book.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { forgetNumbersBelow, indexRecipes, takeSearchNumbers } from '../search/index-recipes.ts'

/** Number of recipes that are indexed in one transaction: other writes run in between. */
const batch = 20

interface Owned {
  readonly ownerId: string
}

/** Indexes a batch of a book's recipes with a search number below this one. Returns how many. */
function indexAgain(database: Database, owned: Owned, below: number): Promise<number> {
  return changeBook(database, Book.ofIndex(owned), async (book) => {
    const { db } = book.database
    const recipes = await db
      .selectFrom('recipes')
      .select(['id', ...searchedFields.map(({ name }) => name), 'totalTime'])
      .where('ownerId', '=', book.ownerId)
      .where('searchNumber', '<', below)
      .limit(batch)
      .execute()
    if (recipes.length === 0) return 0
    const first = await takeSearchNumbers(book, recipes.length)
    const numbered = recipes.map((recipe, at) => ({ ...recipe, searchNumber: first + at }))
    for (const { id, searchNumber, totalTime } of numbered) {
      await db
        .updateTable('recipes')
        .set({ searchNumber, totalMinutes: minutesOf(totalTime, everyLanguage) })
        .where('ownerId', '=', book.ownerId)
        .where('id', '=', id)
        .execute()
    }
    await indexRecipes(book, numbered)
    return recipes.length
  })
}

/** Indexes recipes that were written before the index of words existed. */
export async function indexWaiting(database: Database): Promise<void> {
  for (;;) {
    const waiting = await database.db
      .selectFrom('recipes')
      .select('ownerId')
      .where('searchNumber', '=', 0)
      .limit(1)
      .executeTakeFirst()
    if (!waiting) return
    await indexAgain(database, waiting, 1)
  }
}

/** Maximum number of obsolete search numbers (of saved or deleted recipes) that stay in the index. */
const leftAlone = 2_048

/** Removes obsolete search numbers, of recipes before their last save and of deleted ones, if they are more than the current ones. */
export async function tidyIndex(database: Database, worthless = leftAlone): Promise<void> {
  const books = await database.db
    .selectFrom('searchBooks')
    .select(['searchBooks.ownerId', 'nextNumber', 'firstNumber'])
    // Counted with each write: to count a million recipes here would keep everybody waiting.
    .select(({ selectFrom }) =>
      selectFrom('folderCounts')
        .whereRef('folderCounts.ownerId', '=', 'searchBooks.ownerId')
        .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
        .as('count'),
    )
    .execute()
  for (const { ownerId, nextNumber, firstNumber, count } of books) {
    if (nextNumber - firstNumber <= 2 * Number(count ?? 0) + worthless) continue
    while ((await indexAgain(database, { ownerId }, nextNumber)) > 0);
    await changeBook(database, Book.ofIndex({ ownerId }), (book) => forgetNumbersBelow(book, nextNumber))
  }
}
