import type { Database } from '../../machinery/base/database/database.ts'
import type { ReachedRecipe } from '../../people/policies/recipes.ts'

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

/** The recipes that the reader most often planned for the same meal, of the same book; equal ones by date, the newest first. */
async function plannedWith({ db }: Database, readerId: string, recipe: ReachedRecipe): Promise<string[]> {
  const rows = await db
    .selectFrom('mealPlanItems as own')
    .innerJoin('mealPlans', (join) =>
      join
        .onRef('mealPlans.ownerId', '=', 'own.ownerId')
        .onRef('mealPlans.id', '=', 'own.planId')
        .on('mealPlans.deletedAt', 'is', null),
    )
    .innerJoin('mealPlanItems as other', (join) =>
      join
        .onRef('other.ownerId', '=', 'own.ownerId')
        .onRef('other.planId', '=', 'own.planId')
        .onRef('other.day', '=', 'own.day')
        .onRef('other.meal', '=', 'own.meal')
        .onRef('other.recipeOwnerId', '=', 'own.recipeOwnerId')
        .onRef('other.recipeId', '!=', 'own.recipeId'),
    )
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'other.recipeOwnerId')
        .onRef('recipes.id', '=', 'other.recipeId')
        .on('recipes.folder', '=', 'main'),
    )
    .select('recipes.id')
    .where('own.recipeOwnerId', '=', recipe.ownerId)
    .where('own.recipeId', '=', recipe.id)
    .where('own.ownerId', '=', readerId)
    .groupBy('recipes.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(maxRelated)
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of related recipes: those that use the recipe, then those that the reader planned with it. */
export async function relatedIds(database: Database, readerId: string, recipe: ReachedRecipe): Promise<string[]> {
  const [takers, planned] = await Promise.all([taking(database, recipe), plannedWith(database, readerId, recipe)])
  return [...new Set([...takers, ...planned])].slice(0, maxRelated)
}
