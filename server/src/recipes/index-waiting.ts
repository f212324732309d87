import { minutesOf } from '@potluck/cooking/minutes'
import { Book } from '../access/book.ts'
import { changeBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { forgetNumbersBelow, indexRecipes, takeSearchNumbers } from '../search/index-recipes.ts'
import { everyLanguage } from '../words/every-language.ts'

/** Recipes that are taken up at once: others write in between. */
const batch = 20

interface Owned {
  readonly ownerId: string
}

/** Gives recipes of a book whose search number is below this one a new one, some at once; gives how many. */
function indexAgain(database: Database, owned: Owned, below: number): Promise<number> {
  return changeBook(database, Book.ofIndex(owned), async (book) => {
    const { db } = book.database
    const recipes = await db
      .selectFrom('recipes')
      .select(['id', 'title', 'ingredients', 'description', 'source', 'instructions', 'notes', 'totalTime'])
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

/** Makes the recipes findable that were written before there was an index of their words. */
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

/** So many numbers of recipes as they were, and of recipes that are gone, are worth no work. */
const leftAlone = 2_048

/**
 * Forgets what the index knows of recipes as they were before they were saved again, and of those that are gone, where
 * that is more than it knows of the others.
 */
export async function tidyIndex(database: Database, worthless = leftAlone): Promise<void> {
  const books = await database.db
    .selectFrom('searchBooks')
    .select(['searchBooks.ownerId', 'nextNumber', 'firstNumber'])
    .select(({ selectFrom }) =>
      selectFrom('recipes')
        .whereRef('recipes.ownerId', '=', 'searchBooks.ownerId')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
    )
    .execute()
  for (const { ownerId, nextNumber, firstNumber, count } of books) {
    if (nextNumber - firstNumber <= 2 * (count ?? 0) + worthless) continue
    while ((await indexAgain(database, { ownerId }, nextNumber)) > 0);
    await changeBook(database, Book.ofIndex({ ownerId }), (book) => forgetNumbersBelow(book, nextNumber))
  }
}
