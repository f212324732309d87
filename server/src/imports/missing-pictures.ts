import { v5 as uuidOf } from 'uuid'
import type { Book } from '../access/book.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'

/** A picture of a recipe that an import brought, which could not be fetched from the web. */
export interface MissingPicture {
  readonly recipeId: string
  /** From 0, among the pictures of the recipe in its file. */
  readonly place: number
  readonly address: string
}

/** The id of a picture that an import brings: the same each time that it is tried. */
export const pictureId = (recipeId: string, place: number): string => uuidOf(`image ${place}`, recipeId)

/** An address longer than this is not kept for another try, characters: no site needs one. */
const longestAddress = 4_000

/** Remembers pictures that did not come, in the transaction that writes their recipes. */
export async function noteMissing(
  { database: { db }, ownerId }: OpenBook,
  importId: string,
  pictures: readonly MissingPicture[],
): Promise<void> {
  const rows = pictures
    .filter(({ address }) => address.length <= longestAddress)
    .map((picture) => ({ ...picture, ownerId, importId }))
  if (rows.length > 0) await db.insertInto('missingPictures').values(rows).execute()
}

/** What is missing of recipes that are still in the book. */
const missingOf = ({ db }: Database, { ownerId }: Book | OpenBook, importId: string) =>
  db
    .selectFrom('missingPictures as picture')
    .innerJoin('recipes as recipe', (join) =>
      join
        .onRef('recipe.ownerId', '=', 'picture.ownerId')
        .onRef('recipe.id', '=', 'picture.recipeId')
        .on('recipe.folder', '!=', 'trash'),
    )
    .where('picture.ownerId', '=', ownerId)
    .where('picture.importId', '=', importId)

/** How many pictures of an import are missing. */
export async function countMissing(database: Database, book: Book, importId: string): Promise<number> {
  const { count } = await missingOf(database, book, importId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Some pictures that are missing of an import, with the titles of their recipes, always in the same order. */
export const listMissing = (
  database: Database,
  book: Book,
  importId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<(MissingPicture & { readonly title: string })[]> =>
  missingOf(database, book, importId)
    .select(['picture.recipeId', 'picture.place', 'picture.address', 'recipe.title'])
    .orderBy('picture.recipeId')
    .orderBy('picture.place')
    .offset(offset)
    .limit(limit)
    .execute()

/** Forgets a picture that has come. */
export async function forgetMissing(
  { database: { db }, ownerId }: OpenBook,
  importId: string,
  { recipeId, place }: Pick<MissingPicture, 'recipeId' | 'place'>,
): Promise<void> {
  await db
    .deleteFrom('missingPictures')
    .where('ownerId', '=', ownerId)
    .where('importId', '=', importId)
    .where('recipeId', '=', recipeId)
    .where('place', '=', place)
    .execute()
}
