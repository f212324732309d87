import { type Cooking, maxCookings, maxVisiblePhotos, type VisiblePhoto } from '@potluck/api/cookings'
import type { CookedVariation } from '@potluck/api/variations'
import { v7 as uuid } from 'uuid'
import { Book, type ReadableBook } from '../../ground/access/book.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { writePersonalFields } from '../../people/book-changes/personal-fields.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { type BookRecipe, type ReachedRecipe, reachRecipe } from '../../people/policies/recipes.ts'
import { isPhotoVisibleTo } from '../../people/policies/visible-photos.ts'

interface NewCooking {
  /** Made by whoever notes it, so that a retry is the same note. */
  readonly id?: string | undefined
  /** Now, where it is not said. */
  readonly cookedAt?: string | undefined
  readonly note: string
  readonly imageId?: string | null | undefined
  readonly shown?: boolean | undefined
}

const cookingsOf = ({ db }: Database, { ownerId, id }: BookRecipe) =>
  db
    .selectFrom('cookings')
    .select(['id', 'cookedAt', 'note', 'personId', 'version', 'photoId', 'photoOwnerId', 'photoShown'])
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', id)

/** Those of whoever has the book: all of a person's, and of a kitchen's their own. */
const ownCookings = ({ database, kitchenId, personId }: OpenBook, recipe: BookRecipe) =>
  cookingsOf(database, recipe).$if(kitchenId !== null, (cookings) => cookings.where('personId', '=', personId))

type Answering = Pick<Services, 'database' | 'imageAddress'>

type StoredCooking = Awaited<ReturnType<ReturnType<typeof cookingsOf>['executeTakeFirstOrThrow']>>

/** Cookings as they are answered: those of a kitchen say who cooked, and what. */
async function answered(
  { database, imageAddress }: Answering,
  reader: Reader,
  rows: readonly StoredCooking[],
): Promise<Cooking[]> {
  const personOf = await peopleOf(database, reader, rows)
  const isVisible = await visiblePhotos(database, reader, rows)
  return rows.map(({ personId, version, photoId, photoOwnerId, photoShown, ...cooking }) => ({
    ...cooking,
    ...(personId !== null && { person: personOf(personId) }),
    ...(version !== null && { version }),
    ...(photoId !== null &&
      isVisible.has(cooking.id) && {
        image: photoOwnerId === reader.id ? imageAddress(photoId) : imageAddress(photoId, reader),
        shown: photoShown === 1,
      }),
  }))
}

async function peopleOf(database: Database, reader: Reader, rows: readonly Pick<StoredCooking, 'personId'>[]) {
  const personIds = rows.flatMap(({ personId }) => personId ?? [])
  return pastPeopleById(database, reader, personIds)
}

/** The ids of those of some cookings whose photo the reader sees: their own, and what others show them. */
async function visiblePhotos(database: Database, reader: Reader, rows: readonly StoredCooking[]) {
  const { db, dialect } = database
  const ids = rows.flatMap(({ id, photoId }) => (photoId === null ? [] : id))
  if (ids.length === 0) return new Set<string>()
  const found = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .innerJoin('cookings', 'cookings.id', 'wanted.value')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'cookings.photoOwnerId').onRef('images.id', '=', 'cookings.photoId'),
    )
    .select('cookings.id')
    .where(({ eb }) =>
      eb.or([
        eb(eb.fn.coalesce('personId', 'cookings.ownerId'), '=', reader.id),
        isPhotoVisibleTo(database, reader)(eb),
      ]),
    )
    .execute()
  return new Set(found.map(({ id }) => id))
}

async function answeredOne(services: Answering, reader: Reader, row: StoredCooking): Promise<Cooking> {
  const [cooking] = await answered(services, reader, [row])
  if (!cooking) throw notFound('cooking')
  return cooking
}

/** When a recipe was cooked, the last first. */
export const listCookings = async (services: Answering, reader: Reader, recipe: BookRecipe): Promise<Cooking[]> =>
  answered(
    services,
    reader,
    await cookingsOf(services.database, recipe).orderBy('cookedAt', 'desc').orderBy('id', 'desc').execute(),
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
  const personOf = await peopleOf(database, reader, rows)
  return rows.map(({ personId, ...cooking }) => ({
    ...cooking,
    ...(personId !== null && { person: personOf(personId) }),
  }))
}

/** The photos that others show the reader of their cookings of a recipe, the last first. */
export async function listVisiblePhotos(
  { database, imageAddress }: Answering,
  reader: Reader,
  { ownerId, id }: ReachedRecipe,
): Promise<VisiblePhoto[]> {
  const rows = await database.db
    .selectFrom('cookings')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'cookings.photoOwnerId').onRef('images.id', '=', 'cookings.photoId'),
    )
    .select(['cookings.id', 'cookedAt', 'images.id as imageId'])
    .select(({ fn }) => fn.coalesce('personId', 'cookings.ownerId').as('personId'))
    .where('cookings.ownerId', '=', ownerId)
    .where('recipeId', '=', id)
    .where(({ eb }) => isPhotoVisibleTo(database, reader)(eb))
    .orderBy('cookedAt', 'desc')
    .orderBy('cookings.id', 'desc')
    .limit(maxVisiblePhotos)
    .execute()
  const personOf = await peopleOf(database, reader, rows)
  return rows.map(({ personId, imageId, ...cooking }) => ({
    ...cooking,
    person: personOf(personId),
    image: imageAddress(imageId, reader),
  }))
}

/** The columns of a photo that a member puts on a cooking: only a picture of their own is one. */
async function photoOf({ db }: Database, { id: memberId }: Member, imageId: string | null | undefined) {
  if (imageId === undefined) return {}
  const own =
    imageId !== null &&
    (await db
      .selectFrom('images')
      .select(['id as photoId', 'ownerId as photoOwnerId'])
      .where('ownerId', '=', memberId)
      .where('id', '=', imageId)
      .executeTakeFirst())
  return own || { photoId: null, photoOwnerId: null, photoShown: 0 as const }
}

const shownColumn = (shown: boolean | undefined) =>
  shown === undefined ? {} : { photoShown: shown ? (1 as const) : (0 as const) }

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
  services: Answering,
  member: Member,
  book: ReadableBook,
  recipeId: string,
  { id = uuid(), cookedAt = now(), note, imageId, shown }: NewCooking,
): Promise<Cooking> =>
  changeLog(services.database, book, recipeId, async (open, recipe) => {
    const added = await open.database.db
      .insertInto('cookings')
      .values({
        ownerId: open.ownerId,
        id,
        recipeId: recipe.id,
        cookedAt: inUtc(cookedAt),
        note,
        ...(await cookOf(open, recipe)),
        ...shownColumn(shown),
        ...(await photoOf(open.database, member, imageId)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await refuseTooMany(open, recipe)
    const cooking = await ownCookings(open, recipe).where('id', '=', id).executeTakeFirst()
    if (!cooking) throw new Refusal('id-taken', 'another cooking has this id already', 'body.id')
    return answeredOne({ ...services, database: open.database }, member, cooking)
  })

/** Instants are sorted as text. */
const inUtc = (instant: string): string => new Date(instant).toISOString()

/** Changes a cooking of the member. @throws {Refusal} `not-found` */
export const updateCooking = (
  services: Answering,
  member: Member,
  book: ReadableBook,
  recipeId: string,
  id: string,
  change: Pick<NewCooking, 'cookedAt' | 'imageId' | 'shown'> & { readonly note?: string | undefined },
): Promise<Cooking> =>
  changeLog(services.database, book, recipeId, async (open, recipe) => {
    const before = await readCooking(open, recipe, id)
    const after = {
      cookedAt: inUtc(change.cookedAt ?? before.cookedAt),
      note: change.note ?? before.note,
      ...shownColumn(change.shown),
      ...(change.imageId !== before.photoId && (await photoOf(open.database, member, change.imageId))),
    }
    await open.database.db
      .updateTable('cookings')
      .set(after)
      .where('ownerId', '=', open.ownerId)
      .where('id', '=', id)
      .execute()
    return answeredOne({ ...services, database: open.database }, member, { ...before, ...after })
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
