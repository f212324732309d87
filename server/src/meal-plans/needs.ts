import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { mergeItems } from '@potluck/cooking/merge-items'
import { scaleLine } from '@potluck/cooking/scale-line'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { everyLanguage } from '@potluck/cooking/words/all'
import { factorTo, readYield } from '@potluck/cooking/yield'
import type { Member } from '../access/reader.ts'
import type { Shared } from '../access/sharing.ts'
import { byTurns } from '../machinery/by-turns.ts'
import type { Database } from '../machinery/database/database.ts'
import { titleAsBought } from './as-bought.ts'
import { itemsOf } from './items.ts'
import { stapleKeysOf } from './staples.ts'

/** A line of a recipe, at the servings of the dish it is for. */
interface Line {
  readonly dishId: string
  readonly recipeId: string
  readonly title: string
}

/** Every language, the cook's own first: sums are written in it. */
const vocabularyFor = (own: string | undefined): Vocabulary =>
  vocabularyOf(
    everyLanguage.languages.toSorted((one, other) => Number(other.language === own) - Number(one.language === own)),
  )

function linesOf(
  dish: { readonly id: string; readonly servings: number | null },
  recipe: { readonly id: string; readonly ingredients: string; readonly yield: string },
): readonly Line[] {
  const made = dish.servings === null ? null : readYield(recipe.yield, everyLanguage)
  const factor = made && dish.servings !== null ? factorTo(dish.servings, made) : null
  return recipe.ingredients.split('\n').flatMap((text) => {
    const line = readIngredientLine(text, everyLanguage)
    if (line.isHeader || line.text.trim() === '') return []
    const title = (factor ? scaleLine(line, factor, { style: 'glyphs' }) : line).text.trim()
    return [{ dishId: dish.id, recipeId: recipe.id, title }]
  })
}

/**
 * What the recipes of some dishes need, added up. Of a dish whose recipe is gone or not for the member there is nothing,
 * and leftovers need nothing again.
 */
export async function needsOf(
  database: Database,
  member: Member,
  plan: Shared<'plan'>,
  dishIds: readonly string[],
  language: string | undefined,
): Promise<MealPlanNeed[]> {
  const wanted = new Set(dishIds)
  const dishes = (await itemsOf(database, member, plan, {})).filter(
    ({ id, recipe, leftoverOf }) => wanted.has(id) && recipe !== null && leftoverOf === null,
  )
  if (dishes.length === 0) return []
  const recipes = await database.db
    .selectFrom('recipes')
    .select(['ownerId', 'id', 'ingredients', 'yield'])
    .where('id', 'in', [...new Set(dishes.flatMap(({ recipe }) => recipe?.id ?? []))])
    .execute()
  const lines: Line[] = []
  await byTurns(dishes, (dish) => {
    const recipe = recipes.find(({ id, ownerId }) => id === dish.recipe?.id && ownerId === dish.recipe.ownerId)
    if (recipe) lines.push(...linesOf(dish, recipe))
  })
  const staples = await stapleKeysOf(database, member)
  const vocabulary = vocabularyFor(language)
  return mergeItems(lines, ({ title }) => title, vocabulary).map((item) => ({
    key: item.key,
    title: titleAsBought(item, vocabulary),
    staple: staples.has(item.key),
    lines: [...item.sources],
  }))
}
