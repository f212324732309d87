import type { ChosenFoods } from '@potluck/foods/contents'
import { nutrientNames } from '@potluck/foods/food'
import { byName } from '@potluck/recipe/by-name'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { readUnfoldable } from '../linked/unfoldable.ts'
import { loadKnowledge } from './knowledge.ts'
import { type ReadTexts, workOut } from './work-out.ts'

const named = nutrientNames.map((name) => ({ name }))

/** The foods that the people of a book chose for names. */
export async function readChosen({ db }: Database, { ownerId }: ReadableBook): Promise<ChosenFoods> {
  const rows = await db.selectFrom('chosenFoods').select(['key', 'food']).where('ownerId', '=', ownerId).execute()
  return new Map(rows.map(({ key, food }) => [key, food]))
}

/** Works out what recipes of a book are made of, and stores it. To be called wherever one is written. */
export async function writeContents(book: OpenBook, recipes: readonly ReadTexts[]): Promise<void> {
  if (recipes.length === 0) return
  const read = await loadKnowledge()
  const { database, ownerId } = book
  const chosen = await readChosen(database, book)
  const ids = recipes.map(({ id }) => id)
  const unfoldable = await readUnfoldable(database, book, ids)
  const known = { read, chosen, unfoldable }
  const rows = recipes.map((recipe) => ({ ownerId, recipeId: recipe.id, ...workOut(recipe, known) }))
  await database.db
    .insertInto('recipeContents')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'recipeId']).doUpdateSet(({ ref }) => ({
        ...byName(named, ({ name }) => ref(`excluded.${name}`)),
        knowledge: ref('excluded.knowledge'),
        servings: ref('excluded.servings'),
        whole: ref('excluded.whole'),
        lines: ref('excluded.lines'),
        notCounted: ref('excluded.notCounted'),
        contains: ref('excluded.contains'),
        mayContain: ref('excluded.mayContain'),
        notUnderstood: ref('excluded.notUnderstood'),
        content: ref('excluded.content'),
      })),
    )
    .execute()
}
