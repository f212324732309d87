import type { Image } from '@potluck/api/images'
import type { AnsweredRecipeSummary } from '@potluck/api/recipes'
import { Book } from '../access/book.ts'
import type { Reader } from '../access/reader.ts'
import type { Shelf, Viewer } from '../access/shelf.ts'
import type { Database } from '../machinery/database/database.ts'
import { peopleById } from '../users/people.ts'

const readRows = ({ db, dialect }: Database, ownerIds: readonly string[], ids: readonly string[]) =>
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
    .select(['createdAt', 'updatedAt', 'lastCookedAt', 'fromUserId', 'recipes.ownerId', 'recipeImages.imageId'])
    .where('recipes.ownerId', 'in', ownerIds)
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

/** What gives a picture its addresses. */
interface Pictures {
  readonly database: Database
  readonly imageAddress: (id: string, viewer?: Viewer) => Image
}

/** Whose recipes are read: somebody's own, or what profiles show. */
export interface Sources {
  readonly own: Reader | null
  readonly shelves: readonly Shelf[]
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Recipes of somebody's own as lists show them, in the order of the ids; an id that is not theirs is left out. */
export const readSummaries = (
  services: Pictures,
  reader: Reader,
  ids: readonly string[],
): Promise<AnsweredRecipeSummary[]> => summariesFrom(services, { own: reader, shelves: [] }, ids)

/** The same of several sources, whose ids were found by their conditions. Labels and rating of others are not told. */
export async function summariesFrom(
  { database, imageAddress }: Pictures,
  { own, shelves }: Sources,
  ids: readonly string[],
): Promise<AnsweredRecipeSummary[]> {
  if (ids.length === 0) return []
  const viewers = new Map(shelves.map((shelf) => [shelf.ownerId, shelf.viewer]))
  const ownerIds = [...(own ? [own.id] : []), ...viewers.keys()]
  const [rows, labelsOf] = await Promise.all([
    readRows(database, ownerIds, ids),
    own ? labelsByRecipe(database, own, ids) : () => [],
  ])
  const personId = ({ ownerId, fromUserId }: Row) => (ownerId === own?.id ? fromUserId : ownerId)
  const personOf = await peopleById(
    database,
    rows.flatMap((row) => personId(row) ?? []),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { imageId, fromUserId: _sender, ownerId, rating, ...written } = row
    const isOwn = ownerId === own?.id
    const whom = personId(row)
    const person = whom === null ? null : personOf(whom)
    const address = imageId === null ? null : imageAddress(imageId, isOwn ? undefined : (viewers.get(ownerId) ?? null))
    return {
      ...written,
      rating: isOwn ? rating : null,
      labels: isOwn ? labelsOf(id) : [],
      image: address,
      fromUser: isOwn ? person : null,
      owner: isOwn ? null : person,
    }
  })
}
