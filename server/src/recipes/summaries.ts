import type { Image } from '@potluck/api/images'
import type { AnsweredRecipeSummary } from '@potluck/api/recipes'
import { Book } from '../access/book.ts'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { peopleById } from '../users/people.ts'

const readRows = ({ db, dialect }: Database, reader: Reader, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .leftJoin('recipeImages', (join) =>
      join
        .onRef('recipeImages.ownerId', '=', 'recipes.ownerId')
        .onRef('recipeImages.recipeId', '=', 'recipes.id')
        .on('recipeImages.position', '=', 0),
    )
    .select(['recipes.id', 'title', 'description', 'yield', 'activeTime', 'totalTime', 'source', 'rating', 'folder'])
    .select(['createdAt', 'updatedAt', 'lastCookedAt', 'fromUserId', 'recipeImages.imageId'])
    .where('recipes.ownerId', '=', reader.id)
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()

/** The reader's labels on recipes, by recipe, each list by title. Labels are each cook's own. */
export async function labelsByRecipe({ db, dialect }: Database, owner: Reader | Book, recipeIds: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('recipeLabels')
    .innerJoin('labels', (join) =>
      join.onRef('labels.ownerId', '=', 'recipeLabels.ownerId').onRef('labels.id', '=', 'recipeLabels.labelId'),
    )
    .select(['recipeLabels.recipeId', 'labels.id', 'labels.title', 'labels.lowerTitle'])
    .where('recipeLabels.ownerId', '=', owner instanceof Book ? owner.ownerId : owner.id)
    .whereRef('recipeLabels.recipeId', '=', 'wanted.value')
    .execute()
  const labels = Map.groupBy(rows, (row) => row.recipeId)
  return (recipeId: string) =>
    (labels.get(recipeId) ?? [])
      .toSorted((a, b) => (a.lowerTitle < b.lowerTitle ? -1 : 1))
      .map(({ id, title }) => ({ id, title }))
}

/** Recipes of the reader as lists show them, in the order of the ids; an id that is not theirs is left out. */
export async function readSummaries(
  { database, imageAddress }: { readonly database: Database; readonly imageAddress: (id: string) => Image },
  reader: Reader,
  ids: readonly string[],
): Promise<AnsweredRecipeSummary[]> {
  if (ids.length === 0) return []
  const [rows, labelsOf] = await Promise.all([readRows(database, reader, ids), labelsByRecipe(database, reader, ids)])
  const senders = rows.flatMap(({ fromUserId }) => fromUserId ?? [])
  const personOf = await peopleById(database, senders)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { imageId, fromUserId, ...written } = row
    return {
      ...written,
      labels: labelsOf(id),
      image: imageId === null ? null : imageAddress(imageId),
      fromUser: fromUserId === null ? null : personOf(fromUserId),
    }
  })
}
