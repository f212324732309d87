import { type RecipeVersion, versionDays } from '@potluck/api/versions'
import { z } from 'zod'
import { Book, changeBook } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { type ReachedRecipe, reachRecipe } from '../access/recipes.ts'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound } from '../machinery/refusal.ts'
import { updateRecipe } from '../recipes/store.ts'
import { labelsByRecipe } from '../recipes/summaries.ts'
import type { versionFields } from './keep-version.ts'

const day = 24 * 3_600_000

const versionsOf = ({ db }: Database, recipe: ReachedRecipe) =>
  db
    .selectFrom('recipeVersions')
    .where('ownerId', '=', recipe.ownerId)
    .where('recipeId', '=', recipe.id)
    .where('replacedAt', '>', now(-versionDays * day))

/** The versions of a recipe that were replaced, the newest first. */
export const listVersions = (database: Database, recipe: ReachedRecipe): Promise<RecipeVersion[]> =>
  versionsOf(database, recipe).select(['version', 'savedAt', 'title']).orderBy('version', 'desc').execute()

const text = z.string()
/** Versions of before did not have it. */
const laterText = text.default('')
const writtenTexts = z.object({
  title: text,
  description: text,
  yield: text,
  activeTime: text,
  totalTime: text,
  source: text,
  url: text,
  notes: text,
  ingredients: text,
  instructions: text,
  author: laterText,
  nutrition: laterText,
} satisfies Record<(typeof versionFields)[number], typeof text | typeof laterText>)

/** What a version said, with the ids of its pictures. @throws {Refusal} `not-found` */
export async function readVersion(database: Database, recipe: ReachedRecipe, version: number) {
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
  member: Member,
  id: string,
  version: number,
  known: number | undefined,
): Promise<void> {
  return changeBook(database, Book.of(member), async ({ database: inside }) => {
    const recipe = await reachRecipe(inside, member, id)
    const { written, imageIds } = await readVersion(inside, recipe, version)
    const { rating } = await inside.db
      .selectFrom('recipes')
      .select('rating')
      .where('ownerId', '=', recipe.ownerId)
      .where('id', '=', recipe.id)
      .executeTakeFirstOrThrow()
    const labels = (await labelsByRecipe(inside, member, [id]))(id).map(({ title }) => title)
    await updateRecipe(inside, member, id, { ...written, rating, labels, imageIds, version: known })
  })
}

/** Forgets versions that were replaced long ago. */
export async function forgetOldVersions({ db }: Database): Promise<void> {
  await db
    .deleteFrom('recipeVersions')
    .where('replacedAt', '<=', now(-versionDays * day))
    .execute()
}
