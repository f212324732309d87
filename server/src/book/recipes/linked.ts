import { maxLinkWords } from '@potluck/api/recipes'
import type { Book, ReadableBook } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { linkOf } from '../../people/book-changes/link-of.ts'
import { type ReachedRecipe, reachRecipes } from '../../people/policies/recipes.ts'
import { outdate } from '../contents/outdate.ts'

/** Most recipes that a cook links to one recipe. */
const maxLinked = 20

/** Most links that a recipe keeps: of earlier versions, and where a book is copied. */
const maxKeptLinks = 50

/** The recipes that a recipe uses, by title, without those in the trash. */
export async function readLinked({ db }: Database, recipe: ReachedRecipe) {
  const rows = await db
    .selectFrom('linkedRecipes')
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'linkedRecipes.ownerId')
        .onRef('recipes.id', '=', 'linkedRecipes.linkedId')
        .on('recipes.folder', '!=', 'trash'),
    )
    .select(['recipes.id', 'recipes.title', 'linkedRecipes.words'])
    .where('linkedRecipes.ownerId', '=', recipe.ownerId)
    .where('linkedRecipes.recipeId', '=', recipe.id)
    .orderBy('recipes.sortTitle')
    .execute()
  return rows.map(linkOf)
}

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

/** A recipe of a book that takes another one of it. */
export interface Link {
  readonly recipeId: string
  readonly linkedId: string
  /** By which words a line names it; empty for its title as it is now. */
  readonly words: string
}

/**
 * Links another recipe as an ingredient of a member's recipe.
 * @param link without words, the title of the other one names it. A link that is there keeps its words.
 * @throws {Refusal} `not-found` if one is not the member's, `circle` if the other uses this one, `book-full`
 */
export function linkRecipe(
  database: Database,
  book: Book,
  { recipeId, linkedId, words = '' }: Omit<Link, 'words'> & { readonly words?: string | undefined },
): Promise<void> {
  return changeBook(database, book, async (book) => {
    await reachRecipes(book.database, book, [recipeId, linkedId])
    await addLink(book, { recipeId, linkedId, words: words.trim() }, maxLinked)
  })
}

/** By which words a line names a recipe that is being linked: its title unless others are given. */
async function wordsOf({ database: { db }, ownerId }: OpenBook, { linkedId, words }: Link): Promise<string> {
  if (words !== '') return words
  const linked = await db
    .selectFrom('recipes')
    .select('title')
    .where('ownerId', '=', ownerId)
    .where('id', '=', linkedId)
    .executeTakeFirst()
  return linked?.title.slice(0, maxLinkWords) ?? ''
}

/**
 * Links two recipes of a book, or gives their link other words.
 * @param most The maximum number of links.
 * @throws {Refusal} `circle` if the other uses this one, `book-full`
 */
export async function addLink(open: OpenBook, link: Link, most = maxKeptLinks): Promise<void> {
  const { database: inside, ownerId } = open
  const { recipeId, linkedId } = link
  if (await takes(inside, open, linkedId, recipeId)) {
    throw new Refusal('circle', 'that recipe takes this one already', 'params.linkedId')
  }
  const linked = await inside.db
    .selectFrom('linkedRecipes')
    .select('linkedId')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', recipeId)
    .execute()
  const isThere = linked.some((other) => other.linkedId === linkedId)
  if (isThere && link.words === '') return
  if (!isThere && linked.length >= most) throw new Refusal('book-full', `a recipe takes no more than ${most} others`)
  const words = await wordsOf(open, link)
  await inside.db
    .insertInto('linkedRecipes')
    .values({ ownerId, recipeId, linkedId, words })
    .onConflict((conflict) => conflict.columns(['ownerId', 'recipeId', 'linkedId']).doUpdateSet({ words }))
    .execute()
  await outdate(open, [recipeId])
}

/** Removes a link between two recipes of the member. @throws {Refusal} `not-found` */
export function unlinkRecipe(database: Database, book: Book, recipeId: string, linkedId: string): Promise<void> {
  return changeBook(database, book, async (open) => {
    const { database: inside, ownerId } = open
    await reachRecipes(inside, book, [recipeId])
    await inside.db
      .deleteFrom('linkedRecipes')
      .where('ownerId', '=', ownerId)
      .where('recipeId', '=', recipeId)
      .where('linkedId', '=', linkedId)
      .execute()
    await outdate(open, [recipeId])
  })
}
