import type { Database } from '../machinery/database/database.ts'
import type { ReachedRecipe } from '../policies/recipes.ts'

/** Maximum number of related recipes. */
const maxRelated = 6

async function taking({ db }: Database, recipe: ReachedRecipe): Promise<string[]> {
  const rows = await db
    .selectFrom('linkedRecipes')
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'linkedRecipes.ownerId')
        .onRef('recipes.id', '=', 'linkedRecipes.recipeId')
        .on('recipes.folder', '!=', 'trash'),
    )
    .select('linkedRecipes.recipeId')
    .where('linkedRecipes.ownerId', '=', recipe.ownerId)
    .where('linkedRecipes.linkedId', '=', recipe.id)
    .limit(maxRelated)
    .execute()
  return rows.map(({ recipeId }) => recipeId)
}

/** The recipes of the main folder with most labels of a recipe; equal ones by date, the newest first. */
async function labelledAlike({ db }: Database, recipe: ReachedRecipe): Promise<string[]> {
  const rows = await db
    .selectFrom('recipeLabels as own')
    .innerJoin('recipeLabels as other', (join) =>
      join
        .onRef('other.ownerId', '=', 'own.ownerId')
        .onRef('other.labelId', '=', 'own.labelId')
        .onRef('other.recipeId', '!=', 'own.recipeId'),
    )
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'other.ownerId')
        .onRef('recipes.id', '=', 'other.recipeId')
        .on('recipes.folder', '=', 'main'),
    )
    .select('recipes.id')
    .where('own.ownerId', '=', recipe.ownerId)
    .where('own.recipeId', '=', recipe.id)
    .groupBy('recipes.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(maxRelated)
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of related recipes: those that use the recipe, then those with the same labels. */
export async function relatedIds(database: Database, recipe: ReachedRecipe): Promise<string[]> {
  const [takers, alike] = await Promise.all([taking(database, recipe), labelledAlike(database, recipe)])
  return [...new Set([...takers, ...alike])].slice(0, maxRelated)
}
