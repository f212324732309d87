import { Book } from '../access/book.ts'
import type { Member, Reader } from '../access/reader.ts'
import { changeBook, type OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'
import { type ReachedRecipe, reachRecipes } from '../policies/recipes.ts'

/** Most recipes that one recipe takes. */
const maxLinked = 50

/** The recipes that a recipe takes, by title; none that is in the trash. */
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

/** Whether one recipe takes another, directly or by what it takes, and so on. */
async function takes({ db }: Database, reader: Reader, from: string, wanted: string): Promise<boolean> {
  const seen = new Set<string>()
  for (let ids = [from]; ids.length > 0; ) {
    if (ids.includes(wanted)) return true
    for (const id of ids) seen.add(id)
    const next = await db
      .selectFrom('linkedRecipes')
      .select('linkedId')
      .distinct()
      .where('ownerId', '=', reader.id)
      .where('recipeId', 'in', ids)
      .execute()
    ids = next.map(({ linkedId }) => linkedId).filter((id) => !seen.has(id))
  }
  return false
}

/**
 * Says that a recipe of the member takes another one.
 * @throws {Refusal} `not-found` when one is not the member's, `circle` when the other takes this one, `book-full`
 */
export function linkRecipe(database: Database, member: Member, recipeId: string, linkedId: string): Promise<void> {
  return changeBook(database, Book.of(member), async (book) => {
    await reachRecipes(book.database, member, [recipeId, linkedId])
    await addLink(book, member, recipeId, linkedId)
  })
}

/**
 * Says that a recipe of a book takes another one of it.
 * @param reader whose book it is
 * @throws {Refusal} `circle` when the other takes this one, `book-full`
 */
export async function addLink(
  { database: inside, ownerId }: OpenBook,
  reader: Reader,
  recipeId: string,
  linkedId: string,
): Promise<void> {
  if (await takes(inside, reader, linkedId, recipeId)) {
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

/** Says that a recipe of the member does not take another one any more. @throws {Refusal} `not-found` */
export function unlinkRecipe(database: Database, member: Member, recipeId: string, linkedId: string): Promise<void> {
  return changeBook(database, Book.of(member), async ({ database: inside, ownerId }) => {
    await reachRecipes(inside, member, [recipeId])
    await inside.db
      .deleteFrom('linkedRecipes')
      .where('ownerId', '=', ownerId)
      .where('recipeId', '=', recipeId)
      .where('linkedId', '=', linkedId)
      .execute()
  })
}
