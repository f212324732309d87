import type { MovedRecipes } from '@potluck/api/kitchen-moves'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The ids of those recipes of a book that a cook chose, in order; others are passed over. */
export async function chosenRecipes(
  { db, dialect }: Database,
  { ownerId }: ReadableBook,
  chosen: MovedRecipes,
): Promise<string[]> {
  const recipes = db.selectFrom('recipes').select('recipes.id').where('recipes.ownerId', '=', ownerId)
  const rows = await (chosen.kind === 'recipes'
    ? recipes
        .where('folder', '!=', 'trash')
        .where(({ ref }) => dialect.isOneOf(ref('recipes.id'), 'text', [...new Set(chosen.recipeIds)]))
    : recipes.where('folder', '=', 'main')
  )
    .$if(chosen.kind === 'labels', (all) =>
      all.where('recipes.id', 'in', ({ selectFrom }) =>
        selectFrom('recipeLabels')
          .select('recipeId')
          .where('recipeLabels.ownerId', '=', ownerId)
          .where('labelId', 'in', chosen.kind === 'labels' ? chosen.labelIds : []),
      ),
    )
    .orderBy('recipes.id')
    .execute()
  return rows.map(({ id }) => id)
}
