import { type Cooking, maxCookings } from '@potluck/api/cookings'
import { v7 as uuid } from 'uuid'
import { Book } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { changeBook, type OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import { type ReachedRecipe, reachRecipe } from '../policies/recipes.ts'

interface NewCooking {
  /** Made by whoever notes it, so that a retry is the same note. */
  readonly id?: string | undefined
  /** Now, where it is not said. */
  readonly cookedAt?: string | undefined
  readonly note: string
}

const cookingsOf = ({ db }: Database, recipe: ReachedRecipe) =>
  db
    .selectFrom('cookings')
    .select(['id', 'cookedAt', 'note'])
    .where('ownerId', '=', recipe.ownerId)
    .where('recipeId', '=', recipe.id)

/** When a recipe was cooked, the last first. */
export const listCookings = (database: Database, recipe: ReachedRecipe): Promise<Cooking[]> =>
  cookingsOf(database, recipe).orderBy('cookedAt', 'desc').orderBy('id', 'desc').execute()

/** Notes on the recipe itself when it was cooked last, by which lists are sorted. */
async function noteLast({ database, ownerId }: OpenBook, recipe: ReachedRecipe): Promise<void> {
  const last = await cookingsOf(database, recipe).orderBy('cookedAt', 'desc').limit(1).executeTakeFirst()
  await database.db
    .updateTable('recipes')
    .set({ lastCookedAt: last?.cookedAt ?? null })
    .where('ownerId', '=', ownerId)
    .where('id', '=', recipe.id)
    .execute()
}

/** Changes the log of a recipe of the member, and what the recipe keeps of it. @throws {Refusal} `not-found` */
const changeLog = <T>(
  database: Database,
  member: Member,
  recipeId: string,
  change: (book: OpenBook, recipe: ReachedRecipe) => Promise<T>,
): Promise<T> =>
  changeBook(database, Book.of(member), async (book) => {
    const recipe = await reachRecipe(book.database, member, recipeId)
    const changed = await change(book, recipe)
    await noteLast(book, recipe)
    return changed
  })

/** @throws {Refusal} `not-found` */
async function readCooking({ database }: OpenBook, recipe: ReachedRecipe, id: string): Promise<Cooking> {
  const cooking = await cookingsOf(database, recipe).where('id', '=', id).executeTakeFirst()
  if (!cooking) throw notFound('cooking')
  return cooking
}

async function refuseTooMany({ database }: OpenBook, recipe: ReachedRecipe): Promise<void> {
  const { count } = await cookingsOf(database, recipe)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > maxCookings) throw new Refusal('book-full', `a recipe has no more than ${maxCookings} cookings noted`)
}

/**
 * Notes that a recipe was cooked. With the id of a cooking that is there, nothing is done again.
 * @throws {Refusal} `not-found`, `id-taken` by a cooking of another recipe, `book-full`
 */
export const addCooking = (
  database: Database,
  member: Member,
  recipeId: string,
  { id = uuid(), cookedAt = now(), note }: NewCooking,
): Promise<Cooking> =>
  changeLog(database, member, recipeId, async (book, recipe) => {
    const added = await book.database.db
      .insertInto('cookings')
      .values({ ownerId: book.ownerId, id, recipeId: recipe.id, cookedAt: inUtc(cookedAt), note })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await refuseTooMany(book, recipe)
    const cooking = await cookingsOf(book.database, recipe).where('id', '=', id).executeTakeFirst()
    if (!cooking) throw new Refusal('id-taken', 'another cooking has this id already', 'body.id')
    return cooking
  })

/** Instants are sorted as text. */
const inUtc = (instant: string): string => new Date(instant).toISOString()

/** Changes a cooking of the member. @throws {Refusal} `not-found` */
export const updateCooking = (
  database: Database,
  member: Member,
  recipeId: string,
  id: string,
  change: { readonly cookedAt?: string | undefined; readonly note?: string | undefined },
): Promise<Cooking> =>
  changeLog(database, member, recipeId, async (book, recipe) => {
    const before = await readCooking(book, recipe, id)
    const after = { cookedAt: inUtc(change.cookedAt ?? before.cookedAt), note: change.note ?? before.note }
    await book.database.db
      .updateTable('cookings')
      .set(after)
      .where('ownerId', '=', book.ownerId)
      .where('id', '=', id)
      .execute()
    return { id, ...after }
  })

/** Takes a cooking out of the log of a recipe, if it is in it. @throws {Refusal} `not-found` for the recipe */
export const deleteCooking = (database: Database, member: Member, recipeId: string, id: string): Promise<void> =>
  changeLog(database, member, recipeId, async (book, recipe) => {
    await book.database.db
      .deleteFrom('cookings')
      .where('ownerId', '=', book.ownerId)
      .where('recipeId', '=', recipe.id)
      .where('id', '=', id)
      .execute()
  })
