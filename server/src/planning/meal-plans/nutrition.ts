import type { DaysNutrition } from '@potluck/api/meal-plans'
import { type Nutrition, readNutrition } from '@potluck/cooking/nutrition'
import { nutrientBit, nutrientsBy, type Serving, servingOf } from '@potluck/foods/serving'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { yielding } from '../../machinery/base/yielding.ts'
import type { Shared } from '../../people/sharing/sharing.ts'
import { type DaySpan, itemsOf } from './items.ts'

type Column = 'energy' | 'protein' | 'fat' | 'carbohydrates'

/** The sum of what is known in full; null when nothing is. */
function sumOf(known: readonly Serving[], column: Column): number | null {
  const amounts = known.flatMap(({ nutrients, whole }) =>
    whole & nutrientBit(column) ? (nutrients[column] ?? []) : [],
  )
  return amounts.length === 0 ? null : amounts.reduce((all, amount) => all + amount, 0)
}

/** The dishes on some days of a plan, without its queue. */
async function plannedIds({ db }: Database, plan: Shared<'plan'>, { from = '', to = '' }: DaySpan): Promise<string[]> {
  const rows = await db
    .selectFrom('mealPlanItems')
    .select('id')
    .where('ownerId', '=', plan.ownerId)
    .where('planId', '=', plan.id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return rows.map(({ id }) => id)
}

const worked = ['energy', 'protein', 'fat', 'carbohydrates', 'fibre', 'sugars', 'salt', 'whole'] as const

/** One serving of each recipe that says something of it, or whose lines do. */
async function servingsOf({ db }: Database, recipeIds: readonly string[]): Promise<ReadonlyMap<string, Serving>> {
  const servings = new Map<string, Serving>()
  if (recipeIds.length === 0) return servings
  const rows = await db
    .selectFrom('recipes')
    .leftJoin('recipeContents', (join) =>
      join.onRef('recipeContents.ownerId', '=', 'recipes.ownerId').onRef('recipeContents.recipeId', '=', 'recipes.id'),
    )
    .select(['recipes.id', 'recipes.nutrition'])
    .select(worked.map((column) => `recipeContents.${column}` as const))
    .where('recipes.id', 'in', recipeIds)
    .execute()
  await yielding(rows, ({ id, nutrition, whole, ...row }) => {
    const stated: Nutrition = readNutrition(nutrition)
    const serving = whole === null ? servingOf(null, stated) : { nutrients: nutrientsBy((name) => row[name]), whole }
    if (serving.whole !== 0) servings.set(id, serving)
  })
  return servings
}

/** The nutrition of one serving of each dish, by day; days without dishes are absent. */
export async function nutritionOf(
  database: Database,
  reader: Reader,
  plan: Shared<'plan'>,
  span: DaySpan,
): Promise<DaysNutrition[]> {
  const ids = await plannedIds(database, plan, span)
  const dishes = await itemsOf(database, reader, plan, { ...span, ids })
  const servings = await servingsOf(database, [...new Set(dishes.flatMap(({ recipe }) => recipe?.id ?? []))])
  return [...Map.groupBy(dishes, ({ day }) => day ?? '')].map(([day, ofDay]) => {
    const known = ofDay.flatMap(({ recipe }) => servings.get(recipe?.id ?? '') ?? [])
    return {
      day,
      energy: sumOf(known, 'energy'),
      protein: sumOf(known, 'protein'),
      fat: sumOf(known, 'fat'),
      carbohydrates: sumOf(known, 'carbohydrates'),
      dishes: ofDay.length,
      known: known.length,
    }
  })
}
