import type { AnsweredRecipeSummary } from '@potluck/api/recipes'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readableBook } from '../../people/policies/books.ts'
import { type ReachedRecipe, reachOwnRecipes } from '../../people/policies/recipes.ts'
import { readSummaries } from './summaries.ts'

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

/**
 * The recipes that use a recipe, then those that the reader planned with it. A page may ask while the recipe goes into another
 * book: the answer is of the one that it is in.
 * @throws {Refusal} `not-found`
 */
export async function readRelated(
  services: Services,
  reader: Reader,
  asked: ReadableBook,
  recipeId: string,
): Promise<AnsweredRecipeSummary[]> {
  const { database } = services
  const [recipe] = await reachOwnRecipes(database, reader, [recipeId])
  if (!recipe) throw notFound('recipe')
  const kitchenId = recipe.role === 'own' ? undefined : recipe.ownerId
  const book = recipe.ownerId === asked.ownerId ? asked : await readableBook(database, reader, kitchenId)
  const [takers, planned] = await Promise.all([taking(database, recipe), plannedWith(database, reader.id, recipe)])
  return readSummaries(services, book, [...new Set([...takers, ...planned])].slice(0, maxRelated))
}
