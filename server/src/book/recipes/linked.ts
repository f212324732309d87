import type { Book, ReadableBook } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { type ReachedRecipe, reachRecipes } from '../../people/policies/recipes.ts'

/** Maximum number of recipes that one recipe uses. */
const maxLinked = 50

/** The recipes that a recipe uses, by title, without those in the trash. */
export const readLinked = ({ db }: Database, recipe: ReachedRecipe) =>
  db
    .selectFrom('linkedRecipes')
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'linkedRecipes.ownerId')
        .onRef('recipes.id', '=', 'linkedRecipes.linkedId')
        .on('recipes.folder', '!=', 'trash'),
    )
    .select(['recipes.id', 'recipes.title'])
    .where('linkedRecipes.ownerId', '=', recipe.ownerId)
    .where('linkedRecipes.recipeId', '=', recipe.id)
    .orderBy('recipes.sortTitle')
    .execute()

/** Whether one recipe uses another, directly or through other recipes. */
async function takes({ db }: Database, book: ReadableBook, from: string, target: string): Promise<boolean> {
  const visited = new Set<string>()
  for (let ids = [from]; ids.length > 0; ) {
    if (ids.includes(target)) return true
    for (const id of ids) visited.add(id)
    const next = await db
      .selectFrom('linkedRecipes')
      .select('linkedId')
      .distinct()
      .where('ownerId', '=', book.ownerId)
      .where('recipeId', 'in', ids)
      .execute()
    ids = next.map(({ linkedId }) => linkedId).filter((id) => !visited.has(id))
  }
  return false
}

/**
 * Links another recipe as an ingredient of a member's recipe.
 * @throws {Refusal} `not-found` if one is not the member's, `circle` if the other uses this one, `book-full`
 */
export function linkRecipe(database: Database, book: Book, recipeId: string, linkedId: string): Promise<void> {
  return changeBook(database, book, async (book) => {
    await reachRecipes(book.database, book, [recipeId, linkedId])
    await addLink(book, recipeId, linkedId)
  })
}

/**
 * Links two recipes of a book.
 * @throws {Refusal} `circle` if the other uses this one, `book-full`
 */
export async function addLink(open: OpenBook, recipeId: string, linkedId: string): Promise<void> {
  const { database: inside, ownerId } = open
  if (await takes(inside, open, linkedId, recipeId)) {
    throw new Refusal('circle', 'that recipe takes this one already', 'params.linkedId')
  }
  const linked = await inside.db
    .selectFrom('linkedRecipes')
    .select('linkedId')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', recipeId)
    .execute()
  if (linked.length >= maxLinked) throw new Refusal('book-full', `a recipe takes no more than ${maxLinked} others`)
  await inside.db
    .insertInto('linkedRecipes')
    .values({ ownerId, recipeId, linkedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a link between two recipes of the member. @throws {Refusal} `not-found` */
export function unlinkRecipe(database: Database, book: Book, recipeId: string, linkedId: string): Promise<void> {
  return changeBook(database, book, async ({ database: inside, ownerId }) => {
    await reachRecipes(inside, book, [recipeId])
    await inside.db
      .deleteFrom('linkedRecipes')
      .where('ownerId', '=', ownerId)
      .where('recipeId', '=', recipeId)
      .where('linkedId', '=', linkedId)
      .execute()
  })
}
