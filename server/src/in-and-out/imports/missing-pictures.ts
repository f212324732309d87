import { v5 as uuidOf } from 'uuid'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** A picture of an imported recipe that could not be fetched from the web. */
export interface MissingPicture {
  readonly recipeId: string
  /** Index among the pictures of the recipe in its file, from 0. */
  readonly place: number
  readonly address: string
}

/** The id of an imported picture: the same at each try. */
export const pictureId = (recipeId: string, place: number): string => uuidOf(`image ${place}`, recipeId)

/** Max characters of an address that is stored for another try. */
const maxAddressLength = 4_000

/** Stores missing pictures in the transaction that writes their recipes. */
export async function noteMissing(
  { database: { db }, ownerId, personId }: OpenBook,
  importId: string,
  pictures: readonly MissingPicture[],
): Promise<void> {
  const rows = pictures
    .filter(({ address }) => address.length <= maxAddressLength)
    .map((picture) => ({ ...picture, ownerId, personId, importId }))
  if (rows.length > 0) await db.insertInto('missingPictures').values(rows).execute()
}

/** The missing pictures of recipes that are still in the book. */
const missingOf = ({ db }: Database, { ownerId, personId }: ReadableBook, importId: string) =>
  db
    .selectFrom('missingPictures as picture')
    .innerJoin('recipes as recipe', (join) =>
      join
        .onRef('recipe.ownerId', '=', 'picture.ownerId')
        .onRef('recipe.id', '=', 'picture.recipeId')
        .on('recipe.folder', '!=', 'trash'),
    )
    .where('picture.ownerId', '=', ownerId)
    .where('picture.personId', '=', personId)
    .where('picture.importId', '=', importId)

/** The number of missing pictures of an import. */
export async function countMissing(database: Database, book: ReadableBook, importId: string): Promise<number> {
  const { count } = await missingOf(database, book, importId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Missing pictures of an import with the titles of their recipes, always in the same order. */
export const listMissing = (
  database: Database,
  book: ReadableBook,
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

/** Removes a picture that is not missing any more. */
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
