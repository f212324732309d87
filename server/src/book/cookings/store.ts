import { type Cooking, maxCookings } from '@potluck/api/cookings'
import type { CookedVariation } from '@potluck/api/variations'
import { v7 as uuid } from 'uuid'
import { Book, type ReadableBook } from '../../ground/access/book.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { writePersonalFields } from '../../people/book-changes/personal-fields.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { type BookRecipe, reachRecipe } from '../../people/policies/recipes.ts'

interface NewCooking {
  /** Made by whoever notes it, so that a retry is the same note. */
  readonly id?: string | undefined
  /** Now, where it is not said. */
  readonly cookedAt?: string | undefined
  readonly note: string
}

const cookingsOf = ({ db }: Database, { ownerId, id }: BookRecipe) =>
  db
    .selectFrom('cookings')
    .select(['id', 'cookedAt', 'note', 'personId', 'version'])
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', id)

/** Those of whoever has the book: all of a person's, and of a kitchen's their own. */
const ownCookings = ({ database, kitchenId, personId }: OpenBook, recipe: BookRecipe) =>
  cookingsOf(database, recipe).$if(kitchenId !== null, (cookings) => cookings.where('personId', '=', personId))

type StoredCooking = Awaited<ReturnType<ReturnType<typeof cookingsOf>['executeTakeFirstOrThrow']>>

/** Cookings as they are answered: those of a kitchen say who cooked, and what. */
async function answered(database: Database, reader: Reader, rows: readonly StoredCooking[]): Promise<Cooking[]> {
  const personIds = rows.flatMap(({ personId }) => personId ?? [])
  const personOf = personIds.length === 0 ? null : await pastPeopleById(database, reader, personIds)
  return rows.map(({ personId, version, ...cooking }) => ({
    ...cooking,
    ...(personId !== null && personOf && { person: personOf(personId) }),
    ...(version !== null && { version }),
  }))
}

async function answeredOne(database: Database, reader: Reader, row: StoredCooking): Promise<Cooking> {
  const [cooking] = await answered(database, reader, [row])
  if (!cooking) throw notFound('cooking')
  return cooking
}

/** When a recipe was cooked, the last first. */
export const listCookings = async (database: Database, reader: Reader, recipe: BookRecipe): Promise<Cooking[]> =>
  answered(
    database,
    reader,
    await cookingsOf(database, recipe).orderBy('cookedAt', 'desc').orderBy('id', 'desc').execute(),
  )

/** The last cookings of several recipes, each with the recipe that was cooked. */
export async function lastCookings(
  database: Database,
  reader: Reader,
  recipes: readonly BookRecipe[],
  count: number,
): Promise<CookedVariation[]> {
  if (recipes.length === 0) return []
  const rows = await database.db
    .selectFrom('cookings')
    .select(['id', 'cookedAt', 'note', 'personId', 'recipeId'])
    .where(({ or, eb, and }) =>
      or(recipes.map(({ ownerId, id }) => and([eb('ownerId', '=', ownerId), eb('recipeId', '=', id)]))),
    )
    .orderBy('cookedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  const recipeOf = new Map(rows.map(({ id, recipeId }) => [id, recipeId]))
  const cooked = await answered(
    database,
    reader,
    rows.map(({ recipeId: _recipe, ...row }) => ({ ...row, version: null })),
  )
  return cooked.map((cooking) => ({ ...cooking, recipeId: recipeOf.get(cooking.id) ?? '' }))
}

/** Notes when whoever has the book cooked a recipe last, by which lists are sorted. */
async function noteLast(book: OpenBook, recipe: BookRecipe): Promise<void> {
  const last = await ownCookings(book, recipe).orderBy('cookedAt', 'desc').limit(1).executeTakeFirst()
  await writePersonalFields(book, recipe.id, { lastCookedAt: last?.cookedAt ?? null })
}

/** Changes the own log of a recipe, and what is noted of it on the recipe. @throws {Refusal} `not-found` */
const changeLog = <T>(
  database: Database,
  book: ReadableBook,
  recipeId: string,
  change: (open: OpenBook, recipe: BookRecipe) => Promise<T>,
): Promise<T> =>
  changeBook(database, Book.ofOwnFields(book), async (open) => {
    const recipe = await reachRecipe(open.database, open, recipeId)
    const changed = await change(open, recipe)
    await noteLast(open, recipe)
    return changed
  })

/** @throws {Refusal} `not-found` */
async function readCooking(book: OpenBook, recipe: BookRecipe, id: string): Promise<StoredCooking> {
  const cooking = await ownCookings(book, recipe).where('id', '=', id).executeTakeFirst()
  if (!cooking) throw notFound('cooking')
  return cooking
}

/** In a kitchen, who cooks and which version. */
async function cookOf({ database: { db }, kitchenId, personId }: OpenBook, { ownerId, id }: BookRecipe) {
  if (kitchenId === null) return {}
  const { version } = await db
    .selectFrom('recipes')
    .select('version')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { personId, version }
}

async function refuseTooMany({ database }: OpenBook, recipe: BookRecipe): Promise<void> {
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
  book: ReadableBook,
  recipeId: string,
  { id = uuid(), cookedAt = now(), note }: NewCooking,
): Promise<Cooking> =>
  changeLog(database, book, recipeId, async (open, recipe) => {
    const added = await open.database.db
      .insertInto('cookings')
      .values({
        ownerId: open.ownerId,
        id,
        recipeId: recipe.id,
        cookedAt: inUtc(cookedAt),
        note,
        ...(await cookOf(open, recipe)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await refuseTooMany(open, recipe)
    const cooking = await ownCookings(open, recipe).where('id', '=', id).executeTakeFirst()
    if (!cooking) throw new Refusal('id-taken', 'another cooking has this id already', 'body.id')
    return answeredOne(open.database, member, cooking)
  })

/** Instants are sorted as text. */
const inUtc = (instant: string): string => new Date(instant).toISOString()

/** Changes a cooking of the member. @throws {Refusal} `not-found` */
export const updateCooking = (
  database: Database,
  member: Member,
  book: ReadableBook,
  recipeId: string,
  id: string,
  change: { readonly cookedAt?: string | undefined; readonly note?: string | undefined },
): Promise<Cooking> =>
  changeLog(database, book, recipeId, async (open, recipe) => {
    const before = await readCooking(open, recipe, id)
    const after = { cookedAt: inUtc(change.cookedAt ?? before.cookedAt), note: change.note ?? before.note }
    await open.database.db
      .updateTable('cookings')
      .set(after)
      .where('ownerId', '=', open.ownerId)
      .where('id', '=', id)
      .execute()
    return answeredOne(open.database, member, { ...before, ...after })
  })

/** Takes a cooking out of the log of a recipe, if it is in it. @throws {Refusal} `not-found` for the recipe */
export const deleteCooking = (database: Database, book: ReadableBook, recipeId: string, id: string): Promise<void> =>
  changeLog(database, book, recipeId, async (open, recipe) => {
    await open.database.db
      .deleteFrom('cookings')
      .where('ownerId', '=', open.ownerId)
      .where('recipeId', '=', recipe.id)
      .where('id', '=', id)
      .$if(open.kitchenId !== null, (cookings) => cookings.where('personId', '=', open.personId))
      .execute()
  })
