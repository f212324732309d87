import { z } from 'zod'
import { listOf, number, text } from '../files/json-fields.ts'
import { type MealieRecipe, mealieRecipe } from './mealie-recipe.ts'

/** A row of a table, by column name. */
type Row = Readonly<Record<string, unknown>>

const row = z.record(z.string(), z.unknown())
const table = listOf(row)

/** The tables of a backup that contain data of recipes. */
const backup = z.object({
  recipes: table,
  recipes_ingredients: table,
  recipe_instructions: table,
  notes: table,
  recipe_nutrition: table,
  ingredient_units: table,
  ingredient_foods: table,
  units: table,
  foods: table,
  categories: table,
  tags: table,
  recipes_to_categories: table,
  recipes_to_tags: table,
  users_to_recipes: table,
  users_to_favorites: table,
})

const textOf = (from: Row | undefined, column: string): string => text.parse(from?.[column])
const position = (each: Row): number => number.parse(each.position) ?? 0

const byRecipe = (rows: readonly Row[]): ((recipe: Row) => readonly Row[]) => {
  const groups = Map.groupBy(
    rows.toSorted((a, b) => position(a) - position(b)),
    (each) => textOf(each, 'recipe_id') || textOf(each, 'recipee_id'),
  )
  return (recipe) => groups.get(textOf(recipe, 'id')) ?? []
}

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((each) => [textOf(each, 'id'), each]))

/** The recipes in the database of a backup. @throws {z.ZodError} if it is none */
export function recipesOfBackup(json: unknown): MealieRecipe[] {
  const tables = backup.parse(json)
  const units = byId([...tables.ingredient_units, ...tables.units])
  const foods = byId([...tables.ingredient_foods, ...tables.foods])
  const [categories, tags] = [byId(tables.categories), byId(tables.tags)]
  const names = byId(tables.recipes)
  const ingredients = byRecipe(tables.recipes_ingredients)
  const steps = byRecipe(tables.recipe_instructions)
  const notes = byRecipe(tables.notes)
  const nutrition = byRecipe(tables.recipe_nutrition)
  const itsCategories = byRecipe(tables.recipes_to_categories)
  const itsTags = byRecipe(tables.recipes_to_tags)
  const liked = new Set(
    [...tables.users_to_favorites, ...tables.users_to_recipes.filter((each) => each.is_favorite)].map((each) =>
      textOf(each, 'recipe_id'),
    ),
  )
  return tables.recipes.map((recipe) =>
    mealieRecipe.parse({
      ...recipe,
      recipeYield: recipe.recipe_yield,
      recipeServings: recipe.recipe_servings,
      recipeYieldQuantity: recipe.recipe_yield_quantity,
      prepTime: recipe.prep_time,
      performTime: recipe.perform_time,
      cookTime: recipe.cook_time,
      totalTime: recipe.total_time,
      orgURL: recipe.org_url,
      dateAdded: recipe.date_added,
      createdAt: recipe.created_at,
      isFavourite: liked.has(textOf(recipe, 'id')),
      recipeIngredient: ingredients(recipe).map((each) => ({
        ...each,
        originalText: each.original_text,
        unit: { name: textOf(units.get(textOf(each, 'unit_id')), 'name') },
        food: { name: textOf(foods.get(textOf(each, 'food_id')), 'name') },
        referencedRecipe: { name: textOf(names.get(textOf(each, 'referenced_recipe_id')), 'name') },
      })),
      recipeInstructions: steps(recipe),
      notes: notes(recipe),
      nutrition: Object.fromEntries(
        Object.entries(nutrition(recipe)[0] ?? {}).filter(([name]) => !/(?:^|_)(?:id|at)$/.test(name)),
      ),
      recipeCategory: itsCategories(recipe).map((each) => textOf(categories.get(textOf(each, 'category_id')), 'name')),
      tags: itsTags(recipe).map((each) => textOf(tags.get(textOf(each, 'tag_id')), 'name')),
    }),
  )
}
