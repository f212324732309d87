import type { DaysNutrition } from '@potluck/api/meal-plans'
import { type Nutrition, nutrients, readNutrition } from '@potluck/cooking/nutrition'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { yielding } from '../../machinery/base/yielding.ts'
import type { Shared } from '../../people/sharing/sharing.ts'
import { type DaySpan, itemsOf } from './items.ts'

const says = (nutrition: Nutrition): boolean => nutrients.some((nutrient) => nutrition[nutrient] !== null)

/** The sum of the known values; null when none is known. */
function sumOf(known: readonly Nutrition[]): Nutrition {
  const sum = (of: (one: Nutrition) => number | null) => {
    const amounts = known.flatMap((one) => of(one) ?? [])
    return amounts.length === 0 ? null : amounts.reduce((all, amount) => all + amount, 0)
  }
  return {
    energy: sum(({ energy }) => energy),
    protein: sum(({ protein }) => protein),
    fat: sum(({ fat }) => fat),
    carbohydrates: sum(({ carbohydrates }) => carbohydrates),
  }
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

/** The nutrition of one serving of each dish, by day; days without dishes are absent. */
export async function nutritionOf(
  database: Database,
  reader: Reader,
  plan: Shared<'plan'>,
  span: DaySpan,
): Promise<DaysNutrition[]> {
  const ids = await plannedIds(database, plan, span)
  const dishes = await itemsOf(database, reader, plan, { ...span, ids })
  const recipeIds = [...new Set(dishes.flatMap(({ recipe }) => recipe?.id ?? []))]
  const rows =
    recipeIds.length === 0
      ? []
      : await database.db
          .selectFrom('recipes')
          .select(['id', 'nutrition'])
          .where('id', 'in', recipeIds)
          .where('nutrition', '!=', '')
          .execute()
  const read = new Map<string, Nutrition>()
  await yielding(rows, ({ id, nutrition }) => read.set(id, readNutrition(nutrition)))
  return [...Map.groupBy(dishes, ({ day }) => day ?? '')].map(([day, ofDay]) => {
    const known = ofDay.flatMap(({ recipe }) => read.get(recipe?.id ?? '') ?? []).filter(says)
    return { day, ...sumOf(known), dishes: ofDay.length, known: known.length }
  })
}
