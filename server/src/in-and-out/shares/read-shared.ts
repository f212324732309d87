import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { draftFields } from '../../people/book-changes/draft-fields.ts'
import { peopleById } from '../../people/people/people.ts'
import type { ReachedRecipe } from '../../people/policies/recipes.ts'

/** The recipe that a link shows, without labels and rating, which are private. */
export type SharedRecipe = Awaited<ReturnType<typeof readShared>>

/** Reads a recipe that was reached, for its page. @throws {Refusal} `not-found` when it was deleted in the meantime */
export async function readShared(database: Database, recipe: ReachedRecipe) {
  const { db } = database
  const [row, pictures, personOf] = await Promise.all([
    db
      .selectFrom('recipes')
      .select(draftFields)
      .select(['createdAt', 'updatedAt'])
      .where('ownerId', '=', recipe.ownerId)
      .where('id', '=', recipe.id)
      .executeTakeFirst(),
    picturesOf(database, recipe),
    peopleById(database, [recipe.sharedById]),
  ])
  if (!row) throw notFound('recipe')
  const { rating: _rating, ...written } = row
  return { ...written, pictureCount: pictures.length, ownerName: personOf(recipe.sharedById).name }
}

/** The names of the files of a recipe's pictures, in order. */
export async function picturesOf({ db }: Database, recipe: ReachedRecipe): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select('images.digest')
    .where('recipeImages.ownerId', '=', recipe.ownerId)
    .where('recipeImages.recipeId', '=', recipe.id)
    .orderBy('recipeImages.position')
    .execute()
  return rows.map(({ digest }) => digest)
}
