import { minutesOf } from '@potluck/cooking/minutes'
import { everyLanguage } from '@potluck/cooking/words/all'
import { Book, changeBook } from '../access/book.ts'
import type { Database } from '../machinery/database/database.ts'
import { indexRecipes, takeSearchNumbers } from '../search/index-recipes.ts'

/** Recipes that are taken up at once: others write in between. */
const batch = 50

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
    await changeBook(database, Book.ofIndex(waiting), async (book) => {
      const { db } = book.database
      const recipes = await db
        .selectFrom('recipes')
        .select(['id', 'title', 'ingredients', 'description', 'source', 'instructions', 'notes', 'totalTime'])
        .where('ownerId', '=', book.ownerId)
        .where('searchNumber', '=', 0)
        .limit(batch)
        .execute()
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
    })
  }
}
