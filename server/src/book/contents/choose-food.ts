import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import type { Book } from '../../ground/access/book.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { writeContents } from './store.ts'

/** Most names of a book for which somebody chose a food. */
export const maxChosen = 2_000

/** Longest key that is stored, letters. */
const maxKey = 200

/** A line, or what it names, and its recipe, which is worked out at once. */
interface NamedLine {
  readonly line: string
  readonly recipeId?: string | undefined
}

const keyOf = (line: string): string =>
  itemKey(readIngredientLine(line, everyLanguage).ingredient, everyLanguage).slice(0, maxKey)

/** All recipes of the book are worked out anew: one at once, the others soon (`makeWaiting`). */
async function workOutAnew(book: OpenBook, recipeId: string | undefined): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  await db.updateTable('recipeContents').set({ knowledge: '' }).where('ownerId', '=', ownerId).execute()
  if (recipeId === undefined) return
  const recipes = await db
    .selectFrom('recipes')
    .select(['id', 'ingredients', 'yield', 'nutrition'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', recipeId)
    .execute()
  await writeContents(book, recipes)
}

/** Chooses the food of a name in lines, for all recipes of the book. @param food null where it is no food. @throws {Refusal} `book-full` */
export function chooseFood(
  database: Database,
  book: Book,
  { line, recipeId }: NamedLine,
  food: string | null,
): Promise<void> {
  return changeBook(database, book, async (open) => {
    const { db } = open.database
    const { ownerId } = open
    const key = keyOf(line)
    // A line without a word names nothing.
    if (key === '') return
    await db
      .insertInto('chosenFoods')
      .values({ ownerId, key, food, createdAt: now() })
      .onConflict((conflict) => conflict.columns(['ownerId', 'key']).doUpdateSet({ food }))
      .execute()
    const { count } = await db
      .selectFrom('chosenFoods')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow()
    if (count > maxChosen) throw new Refusal('book-full', `a book has no more than ${maxChosen} chosen foods`)
    await workOutAnew(open, recipeId)
  })
}

/** Takes back the food that was chosen for a name: Potluck reads it by itself again. */
export function forgetFood(database: Database, book: Book, { line, recipeId }: NamedLine): Promise<void> {
  return changeBook(database, book, async (open) => {
    const { ownerId } = open
    await open.database.db
      .deleteFrom('chosenFoods')
      .where('ownerId', '=', ownerId)
      .where('key', '=', keyOf(line))
      .execute()
    await workOutAnew(open, recipeId)
  })
}
