import type { ReadableBook } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Copied } from './copied.ts'

/** Notes that recipes of a kitchen are those of a person's book too. */
export async function noteSources(
  { database: { db }, ownerId, personId }: OpenBook,
  copies: readonly Copied[],
): Promise<void> {
  if (copies.length === 0) return
  await db
    .insertInto('recipeSources')
    .values(copies.map(({ sourceId, id: recipeId }) => ({ ownerId, personId, sourceId, recipeId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The recipes of a kitchen that are the same as some of the person's own book, by the ids of these; none of the trash. */
export async function sameInKitchen(
  { db, dialect }: Database,
  { ownerId, personId }: ReadableBook,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipeSources')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'recipeSources.ownerId').onRef('recipes.id', '=', 'recipeSources.recipeId'),
    )
    .select(['recipeSources.sourceId', 'recipeSources.recipeId'])
    .where('recipeSources.ownerId', '=', ownerId)
    .where('recipeSources.personId', '=', personId)
    .where(({ ref }) => dialect.isOneOf(ref('recipeSources.sourceId'), 'text', sourceIds))
    .where('recipes.folder', '!=', 'trash')
    .orderBy('recipes.createdAt')
    .execute()
  return new Map(rows.map(({ sourceId, recipeId }) => [sourceId, recipeId]))
}

const recipesOf = ({ db }: Database, { ownerId }: ReadableBook) =>
  db.selectFrom('recipes').select('id').where('ownerId', '=', ownerId).where('folder', '!=', 'trash').orderBy('id')

/** The recipes of a kitchen; none of the trash. */
export async function allRecipes(database: Database, kitchen: ReadableBook): Promise<string[]> {
  const rows = await recipesOf(database, kitchen).execute()
  return rows.map(({ id }) => id)
}

/** Those that the reader added or noted something on, or whose own book had the same. */
export async function addedRecipes(database: Database, kitchen: ReadableBook): Promise<string[]> {
  const { ownerId, personId } = kitchen
  const rows = await recipesOf(database, kitchen)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('addedById', '=', personId),
        eb(
          'id',
          'in',
          selectFrom('recipeSources')
            .select('recipeId')
            .where('recipeSources.ownerId', '=', ownerId)
            .where('recipeSources.personId', '=', personId),
        ),
        eb(
          'id',
          'in',
          selectFrom('personalFields')
            .select('recipeId')
            .where('personalFields.ownerId', '=', ownerId)
            .where('personalFields.personId', '=', personId)
            .where('note', '!=', ''),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
