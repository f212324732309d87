import type { ReadableBook } from '../access/book.ts'
import { draftFields } from '../book-changes/draft-fields.ts'
import { readPersonalFields } from '../book-changes/personal-fields.ts'
import type { Database } from '../machinery/database/database.ts'

const compared = draftFields.filter((field) => field !== 'rating')

/** What recipes of a book say, and which pictures they show, by id; none of the trash. */
async function contentsOf({ db }: Database, { ownerId }: ReadableBook, ids: readonly string[]) {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'addedById'])
    .select(compared)
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .where('folder', '!=', 'trash')
    .execute()
  const pictures = await db
    .selectFrom('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select(['recipeImages.recipeId', 'images.digest'])
    .where('recipeImages.ownerId', '=', ownerId)
    .where('recipeImages.recipeId', 'in', ids)
    .execute()
  const digests = Map.groupBy(pictures, ({ recipeId }) => recipeId)
  return new Map(
    rows.map(({ id, addedById, ...written }) => [
      id,
      {
        addedById,
        text: JSON.stringify(compared.map((field) => written[field])),
        pictures: new Set(digests.get(id)?.map(({ digest }) => digest)),
      },
    ]),
  )
}

/** A kitchen that a person leaves. */
export interface LeftBook {
  readonly kitchen: ReadableBook
  /** Whether they take only what they added or brought along. */
  readonly isOwnOnly: boolean
}

/**
 * The recipes of a person's own book that say and show what those of a kitchen do, by the ids of these. What was changed
 * in the kitchen, or has a note that only the kitchen has, is another recipe. Who takes only what they brought along has
 * their own recipe already where the kitchen kept that of somebody else.
 */
export async function sameInOwnBook(
  database: Database,
  own: ReadableBook,
  { kitchen, isOwnOnly }: LeftBook,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (recipeIds.length === 0) return new Map()
  const sources = await database.db
    .selectFrom('recipeSources')
    .select(['recipeId', 'sourceId'])
    .where('ownerId', '=', kitchen.ownerId)
    .where('personId', '=', own.ownerId)
    .where('recipeId', 'in', recipeIds)
    .execute()
  if (sources.length === 0) return new Map()
  const there = await contentsOf(
    database,
    kitchen,
    sources.map(({ recipeId }) => recipeId),
  )
  const here = await contentsOf(
    database,
    own,
    sources.map(({ sourceId }) => sourceId),
  )
  const fieldsOf = await readPersonalFields(database, kitchen, recipeIds)
  const same = sources.filter(({ recipeId, sourceId }) => {
    const [one, other] = [there.get(recipeId), here.get(sourceId)]
    if (!one || !other || fieldsOf?.(recipeId).note) return false
    if (isOwnOnly && one.addedById !== own.ownerId) return true
    return one.text === other.text && [...one.pictures].every((digest) => other.pictures.has(digest))
  })
  return new Map(same.map(({ recipeId, sourceId }) => [recipeId, sourceId]))
}
