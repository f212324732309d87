import type { OpenBook } from '../../../machinery/base/database/change-book.ts'
import { insertNew } from '../../../machinery/base/database/insert-new.ts'
import { addImageRows, detachImages, type ImageRow } from '../../images/rows.ts'
import { insertRecipes } from '../insert.ts'
import { addVersions } from '../save-version.ts'
import type { RecipeToWrite, WholeCooking, WholeVersion } from './whole-recipe.ts'

const idsOf = (images: readonly ImageRow[]): string[] => images.map(({ id }) => id)

/** The pictures of a recipe and of its versions. */
const imagesOf = ({ images = [], versions = [] }: RecipeToWrite): readonly ImageRow[] => [
  ...images,
  ...versions.flatMap((version) => version.images),
]

/** Adds entries to the cooking logs of recipes; those that are there stay. Only in a kitchen they say who cooked. */
export async function writeCookings(
  { database, ownerId, kitchenId }: OpenBook,
  recipes: readonly { readonly id: string; readonly cookings?: readonly WholeCooking<ImageRow>[] }[],
): Promise<void> {
  const rows = recipes.flatMap(({ id: recipeId, cookings = [] }) =>
    cookings.map(({ id, cookedAt, note, personId, version, photo }) => ({
      ownerId,
      recipeId,
      id,
      cookedAt,
      note,
      ...(kitchenId !== null && { personId, version }),
      photoId: photo?.image.id ?? null,
      photoOwnerId: photo?.ownerId ?? null,
      photoShown: photo?.isShown ? (1 as const) : (0 as const),
    })),
  )
  await insertNew(database, 'cookings', rows)
}

const addAllVersions = (book: OpenBook, recipeId: string, versions: readonly WholeVersion<ImageRow>[]): Promise<void> =>
  addVersions(
    book,
    versions.map(({ texts, images, ...version }) => ({
      ...version,
      recipeId,
      draft: { ...texts, imageIds: idsOf(images) },
    })),
  )

/** Writes how imports recognise recipes. */
async function writeMarks({ database, ownerId }: OpenBook, recipes: readonly RecipeToWrite[]): Promise<void> {
  const rows = recipes.flatMap(({ id: recipeId, mark }) => (mark ? [{ ownerId, recipeId, ...mark }] : []))
  await insertNew(database, 'importedRecipes', rows)
}

/**
 * Writes whole recipes into a book. Ids that are in the book already are passed over.
 * @returns the ids of those that were written
 * @throws {Refusal} `book-full`
 */
export async function writeWhole(book: OpenBook, recipes: readonly RecipeToWrite[]): Promise<ReadonlySet<string>> {
  if (recipes.length === 0) return new Set()
  const images = new Map(recipes.flatMap(imagesOf).map((image) => [image.id, image]))
  await addImageRows(book, [...images.values()])
  const written = await insertRecipes(
    book,
    recipes.map(({ texts, rating = null, labels = [], images: shown = [], ...about }) => ({
      ...about,
      draft: { ...texts, rating, labels: [...labels], imageIds: idsOf(shown) },
    })),
  )
  const fresh = recipes.filter(({ id }) => written.has(id))
  await writeCookings(book, fresh)
  for (const { id, versions = [] } of fresh) await addAllVersions(book, id, versions)
  await writeMarks(book, fresh)
  const deleted = fresh.filter(({ deletedAt = null }) => deletedAt !== null)
  await detachImages(book, idsOf(deleted.flatMap(({ images: shown = [] }) => shown)))
  return written
}
