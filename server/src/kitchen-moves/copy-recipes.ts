import { maxImages } from '@potluck/api/recipes'
import { v5 as uuidOf } from 'uuid'
import type { ReadableBook } from '../access/book.ts'
import { readPersonalFields } from '../book-changes/personal-fields.ts'
import { addImageRows, type ImageRow } from '../images/rows.ts'
import { groupNewLabels } from '../labels/group-new-labels.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import { addPicture } from '../recipes/add-picture.ts'
import { insertRecipes, type NewRecipe } from '../recipes/insert.ts'
import { readDrafts } from '../recipes/read-drafts.ts'
import type { Copied } from './copied.ts'
import { copyPersonal } from './copy-personal.ts'

/** Copies of the pictures of recipes, by the id of the copy, in order. */
async function picturesOf(
  { database: { db } }: OpenBook,
  from: ReadableBook,
  copies: readonly Copied[],
): Promise<ReadonlyMap<string, readonly ImageRow[]>> {
  const rows = await db
    .selectFrom('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select(['recipeImages.recipeId', 'images.id', 'images.digest', 'images.bytes'])
    .where('recipeImages.ownerId', '=', from.ownerId)
    .where(
      'recipeImages.recipeId',
      'in',
      copies.map(({ sourceId }) => sourceId),
    )
    .orderBy('recipeImages.position')
    .execute()
  const bySource = Map.groupBy(rows, ({ recipeId }) => recipeId)
  return new Map(
    copies.map(({ sourceId, id }) => [
      id,
      (bySource.get(sourceId) ?? []).map(({ id: imageId, digest, bytes }) => ({
        id: uuidOf(imageId, id),
        digest,
        bytes,
      })),
    ]),
  )
}

/** Gives recipes without a picture those of the same recipes in another book. @throws {Refusal} `book-full` */
export async function copyMissingPictures(from: ReadableBook, to: OpenBook, same: readonly Copied[]): Promise<void> {
  if (same.length === 0) return
  const ids = same.map(({ id }) => id)
  const rows = await to.database.db
    .selectFrom('recipeImages')
    .select('recipeId')
    .where('ownerId', '=', to.ownerId)
    .where('recipeId', 'in', ids)
    .execute()
  const shown = new Set(rows.map(({ recipeId }) => recipeId))
  const pictures = await picturesOf(to, from, same)
  for (const id of new Set(ids.filter((one) => !shown.has(one)))) {
    for (const image of pictures.get(id) ?? []) await addPicture(to, id, image, maxImages)
  }
}

/** When recipes of a book were first written, and who sent them. */
async function beginningsOf({ database: { db } }: OpenBook, from: ReadableBook, ids: readonly string[]) {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'createdAt', 'fromUserId'])
    .where('ownerId', '=', from.ownerId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The notes of a copy. Only in a kitchen has a cook a note to themselves: elsewhere all notes are theirs alone. */
const withOwnNote = (notes: string, ownNote: string): string =>
  [notes, ownNote].filter((text) => text !== '').join('\n\n')

/**
 * Copies recipes of a book into another one with labels, pictures and what is the reader's own. Recipes in the trash are
 * passed over, and so are copies that are there.
 * @throws {Refusal} `book-full`
 */
export async function copyRecipes(from: ReadableBook, to: OpenBook, copies: readonly Copied[]): Promise<void> {
  if (copies.length === 0) return
  const ids = copies.map(({ sourceId }) => sourceId)
  const inside = to.database
  const [drafts, beginnings] = [await readDrafts(inside, from, ids), await beginningsOf(to, from, ids)]
  const [fieldsOf, pictures] = [await readPersonalFields(inside, from, ids), await picturesOf(to, from, copies)]
  const recipes = copies.flatMap(({ sourceId, id }): NewRecipe[] => {
    const draft = drafts.get(sourceId)
    const beginning = beginnings.get(sourceId)
    if (!draft || !beginning) return []
    const { createdAt, fromUserId } = beginning
    // Out of a kitchen nobody takes the name of somebody whom they may not know.
    const sender = from.kitchenId === null && fromUserId !== null ? { fromUserId } : null
    const notes = withOwnNote(draft.notes, to.kitchenId === null ? (fieldsOf?.(sourceId).note ?? '') : '')
    const imageIds = (pictures.get(id) ?? []).map((image) => image.id)
    return [{ id, draft: { ...draft, notes, imageIds }, createdAt, ...sender }]
  })
  await addImageRows(
    to,
    recipes.flatMap(({ id }) => pictures.get(id) ?? []),
  )
  await groupNewLabels(
    from,
    to,
    recipes.flatMap(({ draft }) => draft.labels),
    () => insertRecipes(to, recipes),
  )
  await copyPersonal(from, to, copies)
}
