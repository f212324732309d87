import type { OpenBook } from '../access/book.ts'
import { detachImages } from '../images/rows.ts'
import { removeEmptyLabels } from '../labels/store.ts'
import { addToFolderCount } from './insert.ts'

/**
 * Takes some recipes out of a book, and the labels that were on them alone. An id that is not in the book is passed over.
 * @returns how many there were
 */
export async function removeRecipes(book: OpenBook, ids: readonly string[]): Promise<number> {
  const {
    database: { db, dialect },
    ownerId,
  } = book
  const these = () => db.selectFrom(dialect.rowsOf(ids).as('wanted')).select('wanted.value')
  const labels = await db
    .deleteFrom('recipeLabels')
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', these())
    .returning('labelId')
    .execute()
  const images = await db
    .deleteFrom('recipeImages')
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', these())
    .returning('imageId')
    .execute()
  const deleted = await db
    .deleteFrom('recipes')
    .where('ownerId', '=', ownerId)
    .where('id', 'in', these())
    .returning('folder')
    .execute()
  for (const [folder, gone] of Map.groupBy(deleted, (recipe) => recipe.folder)) {
    await addToFolderCount(book, folder, -gone.length)
  }
  await removeEmptyLabels(book, [...new Set(labels.map(({ labelId }) => labelId))])
  await detachImages(book, [...new Set(images.map(({ imageId }) => imageId))])
  return deleted.length
}
