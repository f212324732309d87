import { sql } from 'kysely'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { addImageRows, type ImageRow } from '../images/rows.ts'

/**
 * Adds a picture after those of a recipe, unless it has the same one or the maximum number. The revision of the recipe changes for an
 * editor that is open.
 * @param most maximum number of pictures of a recipe
 * @throws {Refusal} `book-full`
 */
export async function addPicture(book: OpenBook, recipeId: string, image: ImageRow, most: number): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  const present = await db
    .selectFrom('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select(['digest', 'position'])
    .where('recipeImages.ownerId', '=', ownerId)
    .where('recipeId', '=', recipeId)
    .orderBy('position')
    .execute()
  if (present.length >= most || present.some(({ digest }) => digest === image.digest)) return
  await addImageRows(book, [image])
  const position = (present.at(-1)?.position ?? -1) + 1
  await db.insertInto('recipeImages').values({ ownerId, recipeId, imageId: image.id, position }).execute()
  await db
    .updateTable('recipes')
    .set({ version: sql`version + 1` })
    .where('ownerId', '=', ownerId)
    .where('id', '=', recipeId)
    .execute()
}
