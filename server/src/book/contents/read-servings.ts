import { nutrientNames } from '@potluck/foods/food'
import { nutrientsBy, type Serving } from '@potluck/foods/serving'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** One serving of recipes of a book, by their ids; those that were not worked out yet are absent. */
export async function readServings(
  { db, dialect }: Database,
  book: ReadableBook,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Serving>> {
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeContents')
    .select(['recipeId', 'whole', ...nutrientNames])
    .where('ownerId', '=', book.ownerId)
    .whereRef('recipeId', '=', 'wanted.value')
    .execute()
  return new Map(
    rows.map(({ recipeId, whole, ...row }) => [recipeId, { nutrients: nutrientsBy((name) => row[name]), whole }]),
  )
}
