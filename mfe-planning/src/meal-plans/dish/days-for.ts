import type { MealPlanItem } from '@potluck/api/meal-plans'
import { type Day, daysAfter } from '../days.ts'

/** Maximum number of days to look for a free one. */
const maxDays = 366

/** Days for several dishes: the chosen day for the first, and the following days without a dish for the meal for the others. */
export function daysFor(count: number, from: Day, meal: string, items: readonly MealPlanItem[]): readonly Day[] {
  const plannedDays = new Set(items.flatMap((item) => (item.meal === meal && item.day !== null ? item.day : [])))
  const days: Day[] = []
  for (let after = 0; days.length < count && after < maxDays; after += 1) {
    const day = daysAfter(from, after)
    if (after === 0 || !plannedDays.has(day)) days.push(day)
  }
  return days
}
