import { readInBatches } from '../../book/recipes/whole/read-whole.ts'
import type { StoredImage, WholeRecipe } from '../../book/recipes/whole/whole-recipe.ts'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { PartLine } from './format.ts'

const pictureOf = ({ id, digest, createdAt }: StoredImage) => ({ id, digest, createdAt })

/** The line of a recipe; of one in a kitchen, it says what is the reader's own, and who did what. */
function lineOf(recipe: WholeRecipe, { kitchenId, personId: readerId }: ReadableBook): PartLine<'recipes'> {
  const { texts, lastCookedAt: _last, note, addedById, labels, images, cookings, versions, ...about } = recipe
  const isShared = kitchenId !== null
  return {
    ...texts,
    ...about,
    ...(isShared && { note, addedById }),
    labels: [...labels],
    images: images.map(pictureOf),
    cookings: cookings.map(({ id, cookedAt, note: words, personId, photo }) => ({
      id,
      cookedAt,
      note: words,
      ...(isShared && { personId }),
      // Photos of others are not exported.
      image: photo && (!isShared || personId === readerId) ? pictureOf(photo.image) : null,
      shown: photo?.isShown ?? false,
    })),
    versions: versions.map(({ savedById: _writer, texts: written, images: shown, ...version }) => ({
      ...version,
      written,
      images: shown.map(pictureOf),
    })),
  }
}

/** Yields every recipe of a book whole, also those in the trash. */
export async function* writeRecipes(database: Database, book: ReadableBook): AsyncGenerator<PartLine<'recipes'>> {
  const { db } = database
  const rows = await db.selectFrom('recipes').select('id').where('ownerId', '=', book.ownerId).orderBy('id').execute()
  const ids = rows.map(({ id }) => id)
  for await (const batch of readInBatches(database, book, ids, { withTrash: true })) {
    for (const recipe of batch) yield lineOf(recipe, book)
  }
}
