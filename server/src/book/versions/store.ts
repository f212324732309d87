import type { Person } from '@potluck/api/fields'
import { type AnsweredVersion, type VersionPart, versionDays } from '@potluck/api/versions'
import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import { z } from 'zod'
import type { Book } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { type BookRecipe, reachRecipe } from '../../people/policies/recipes.ts'
import { readDrafts } from '../recipes/read-drafts.ts'
import { updateRecipe } from '../recipes/store.ts'

const day = 24 * 3_600_000

const textNames = textFields.map(({ name }) => name)

/** Most text that is read to say what each version changed, bytes; of older versions it is not said. */
const maxComparedBytes = 1_000_000

const versionsOf = ({ db }: Database, recipe: BookRecipe) =>
  db
    .selectFrom('recipeVersions')
    .where('ownerId', '=', recipe.ownerId)
    .where('recipeId', '=', recipe.id)
    .where('replacedAt', '>', now(-versionDays * day))

/** The versions of a recipe that were replaced, the newest first, each with what the save after it changed. */
export async function listVersions(database: Database, reader: Reader, recipe: BookRecipe): Promise<AnsweredVersion[]> {
  const versions = await versionsOf(database, recipe)
    .select(['version', 'savedAt', 'savedById', 'title', 'bytes'])
    .orderBy('version', 'desc')
    .execute()
  const changed = await changesAfter(database, recipe, compared(versions))
  const writerOf = await writersOf(database, reader, recipe, versions)
  return versions.map(({ bytes: _bytes, savedById, ...version }) => ({
    ...version,
    ...writerOf(savedById),
    changed: changed.get(version.version) ?? [],
  }))
}

/** The writers of versions. In a person's own book, only those that came out of a kitchen have one. */
async function writersOf(
  database: Database,
  reader: Reader,
  { role }: BookRecipe,
  versions: readonly { readonly savedById: string | null }[],
): Promise<(id: string | null) => { readonly savedBy?: Person | null }> {
  const ids = versions.flatMap(({ savedById }) => savedById ?? [])
  const nobody = role === 'own' ? {} : { savedBy: null }
  if (ids.length === 0) return () => nobody
  const personOf = await pastPeopleById(database, reader, ids)
  return (id) => (id === null ? nobody : { savedBy: personOf(id) })
}

/** The newest versions that are read whole to be compared. */
function compared(versions: readonly { readonly version: number; readonly bytes: number }[]): readonly number[] {
  let bytes = 0
  return versions.flatMap(({ version, bytes: own }) => {
    bytes += own
    return bytes > maxComparedBytes ? [] : [version]
  })
}

/** The changes made by the save that replaced each of these versions, which are the newest. */
async function changesAfter(
  database: Database,
  recipe: BookRecipe,
  versions: readonly number[],
): Promise<ReadonlyMap<number, VersionPart[]>> {
  const changed = new Map<number, VersionPart[]>()
  if (versions.length === 0) return changed
  const rows = await versionsOf(database, recipe)
    .select(['version', 'written'])
    .where('version', 'in', versions)
    .orderBy('version', 'desc')
    .execute()
  const photos = await photosOfVersions(database, recipe, versions)
  let next = await writtenNow(database, recipe)
  for (const { version, written } of rows) {
    const before = { texts: writtenTexts.parse(JSON.parse(written)), photos: photos.get(version) ?? '' }
    const texts = textNames.filter((name) => before.texts[name] !== next.texts[name])
    changed.set(version, [...texts, ...(before.photos === next.photos ? [] : (['photos'] as const))])
    next = before
  }
  return changed
}

/** The ids of the pictures of versions, in their order. */
async function photosOfVersions(
  { db }: Database,
  recipe: BookRecipe,
  versions: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('recipeVersionImages')
    .select(['version', 'imageId'])
    .where('ownerId', '=', recipe.ownerId)
    .where('recipeId', '=', recipe.id)
    .where('version', 'in', versions)
    .orderBy('position')
    .execute()
  const byVersion = Map.groupBy(rows, ({ version }) => version)
  return new Map([...byVersion].map(([version, images]) => [version, images.map(({ imageId }) => imageId).join()]))
}

/** The present state of the recipe, in the shape of its versions. */
async function writtenNow({ db }: Database, { ownerId, id }: BookRecipe) {
  const texts = await db
    .selectFrom('recipes')
    .select(textNames)
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const images = await db
    .selectFrom('recipeImages')
    .select('imageId')
    .where('ownerId', '=', ownerId)
    .where('recipeId', '=', id)
    .orderBy('position')
    .execute()
  return { texts, photos: images.map(({ imageId }) => imageId).join() }
}

/** A version lacks the fields that came later. */
const writtenTexts = z.object(byName(textFields, () => z.string().default('')))

/** Reads a version with the ids of its pictures. @throws {Refusal} `not-found` */
export async function readVersion(database: Database, recipe: BookRecipe, version: number) {
  const row = await versionsOf(database, recipe)
    .select(['version', 'savedAt', 'written'])
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw notFound('version')
  const images = await database.db
    .selectFrom('recipeVersionImages')
    .select('imageId')
    .where('ownerId', '=', recipe.ownerId)
    .where('recipeId', '=', recipe.id)
    .where('version', '=', version)
    .orderBy('position')
    .execute()
  const { written, ...about } = row
  return {
    ...about,
    written: writtenTexts.parse(JSON.parse(written)),
    imageIds: images.map(({ imageId }) => imageId),
  }
}

/**
 * Saves a recipe as it was in a version; labels and rating stay as they are.
 * @throws {Refusal} `not-found`, or `changed` when somebody saved in between
 */
export function restoreVersion(
  database: Database,
  book: Book,
  id: string,
  version: number,
  known: number | undefined,
): Promise<void> {
  return changeBook(database, book, async (open) => {
    const { database: inside } = open
    const recipe = await reachRecipe(inside, open, id)
    const { written, imageIds } = await readVersion(inside, recipe, version)
    const present = (await readDrafts(inside, open, [id])).get(id)
    if (!present) throw notFound('recipe')
    const { rating, labels } = present
    await updateRecipe(inside, open, id, { ...written, rating, labels, imageIds, version: known })
  })
}

/** Forgets versions that were replaced long ago. */
export async function forgetOldVersions({ db }: Database): Promise<void> {
  await db
    .deleteFrom('recipeVersions')
    .where('replacedAt', '<=', now(-versionDays * day))
    .execute()
}
