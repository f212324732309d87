import { cleanLabelTitles } from '@potluck/search/label-title'
import { v5 as uuidOf } from 'uuid'
import { outdateTakers } from '../../book/contents/outdate.ts'
import { writeContents } from '../../book/contents/store.ts'
import { addImageRows, detachImages, forgetImages, type ImageRow } from '../../book/images/rows.ts'
import { groupNewLabels } from '../../book/labels/group-new-labels.ts'
import { ensureLabels, removeEmptyLabels } from '../../book/labels/store.ts'
import { addToFolderCount, countIn, folderIn, labelRecipes } from '../../book/recipes/insert.ts'
import { labelsByRecipe } from '../../book/recipes/summaries.ts'
import { indexRecipes, takeSearchNumbers } from '../../book/search/index-recipes.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import { type Belongings, insertBelongings, readBelongings } from './belongings.ts'
import { partLinks, reuniteLinks } from './parted-links.ts'

type RecipeRow = Schema['recipes']

/** The recipes that go into another book, with all that goes along. */
interface Parcel {
  readonly rows: readonly RecipeRow[]
  readonly belongings: Belongings
  readonly labels: ReadonlyMap<string, readonly string[]>
  readonly images: readonly ImageRow[]
}

async function readParcel(from: OpenBook, ids: readonly string[]): Promise<Parcel> {
  const { database, ownerId } = from
  const rows = await database.db
    .selectFrom('recipes')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const there = rows.map(({ id }) => id)
  const belongings = await readBelongings(from, there)
  const labelsOf = await labelsByRecipe(database, from, there)
  const imageIds = belongings.imageIds
  const images =
    imageIds.length === 0
      ? []
      : await database.db
          .selectFrom('images')
          .select(['id', 'digest', 'bytes'])
          .where('ownerId', '=', ownerId)
          .where('id', 'in', imageIds)
          .execute()
  const labels = new Map(there.map((id) => [id, labelsOf(id).map(({ title }) => title)]))
  return { rows, belongings, labels, images }
}

/** Takes the recipes out of their book. @returns the ids of pictures that stay there, because something else shows them */
async function takeOut(from: OpenBook, { rows, images }: Parcel): Promise<ReadonlySet<string>> {
  const {
    database: { db },
    ownerId,
  } = from
  const ids = rows.map(({ id }) => id)
  const labelIds = await db
    .selectFrom('recipeLabels')
    .select('labelId')
    .distinct()
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', ids)
    .execute()
  await db.deleteFrom('recipes').where('ownerId', '=', ownerId).where('id', 'in', ids).execute()
  for (const [folder, some] of Map.groupBy(rows, (row) => row.folder)) {
    await addToFolderCount(from, folder, -some.length)
  }
  await removeEmptyLabels(
    from,
    labelIds.map(({ labelId }) => labelId),
  )
  if (images.length === 0) return new Set()
  const imageIds = images.map(({ id }) => id)
  await forgetImages(from, imageIds)
  const staying = await db
    .selectFrom('images')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('id', 'in', imageIds)
    .execute()
  return new Set(staying.map(({ id }) => id))
}

/**
 * A recipe as it is stored in another book. In a kitchen a rating is each person's own, and what has no writer yet is of whoever
 * brings it.
 */
function rowIn(to: OpenBook, row: RecipeRow, searchNumber: number, { own }: Belongings): RecipeRow {
  const moved = { ...row, ownerId: to.ownerId, searchNumber, deletedAt: null, deletedFrom: null, onlyForMeIn: null }
  const folder = row.folder === 'trash' ? (row.deletedFrom ?? 'main') : row.folder
  if (to.kitchenId === null) return { ...moved, folder, ...own.get(row.id) }
  const { addedById, savedById } = row
  return {
    ...moved,
    folder: folderIn(to, folder),
    addedById: addedById ?? to.personId,
    savedById: savedById ?? to.personId,
    rating: null,
    lastCookedAt: null,
  }
}

async function putIn(to: OpenBook, parcel: Parcel, staying: ReadonlySet<string>): Promise<void> {
  const { database } = to
  const idOf = (imageId: string) => (staying.has(imageId) ? uuidOf(imageId, to.ownerId) : imageId)
  await addImageRows(
    to,
    parcel.images.map((image) => ({ ...image, id: idOf(image.id) })),
  )
  const first = await takeSearchNumbers(to, parcel.rows.length)
  const rows = parcel.rows.map((row, index) => rowIn(to, row, first + index, parcel.belongings))
  await withinTextSpace(database, [to.ownerId], async () => {
    await database.db.insertInto('recipes').values(rows).execute()
    await countIn(to, rows)
    await insertBelongings(to, parcel, idOf)
    await labelRecipes(
      to,
      rows.map(({ id }) => ({ id, draft: { labels: [...(parcel.labels.get(id) ?? [])], imageIds: [] } })),
    )
    await indexRecipes(to, rows)
    await writeContents(to, rows)
  })
  // Pictures of earlier versions alone do not open.
  await detachImages(
    to,
    parcel.images.map(({ id }) => idOf(id)),
  )
}

/** Dishes of plans lead to their recipes wherever these are. */
async function leadDishes(from: OpenBook, to: OpenBook, ids: readonly string[]): Promise<void> {
  for (const table of ['mealPlanItems', 'removedMealPlanItems'] as const) {
    await to.database.db
      .updateTable(table)
      .set({ recipeOwnerId: to.ownerId })
      .where('recipeOwnerId', '=', from.ownerId)
      .where('recipeId', 'in', ids)
      .execute()
  }
}

/**
 * Moves recipes out of one book into another, with their ids and all that belongs to them. A link to a recipe that stays comes back
 * when both are in one book again. Passes over recipes that are not there; one in the trash comes out of it.
 * @returns the ids of those that were moved
 * @throws {Refusal} `book-full`
 */
export async function rehome(from: OpenBook, to: OpenBook, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const parcel = await readParcel(from, ids)
  const moved = parcel.rows.map(({ id }) => id)
  if (moved.length === 0) return []
  const parted = await partLinks(from, moved)
  await outdateTakers(from, moved)
  const titles = cleanLabelTitles([...parcel.labels.values()].flat())
  await groupNewLabels(from, to, titles, () => ensureLabels(to, titles))
  await putIn(to, parcel, await takeOut(from, parcel))
  await leadDishes(from, to, moved)
  await reuniteLinks(to, moved, parted)
  return moved
}
