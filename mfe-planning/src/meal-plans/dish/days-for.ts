import type { MealPlanItem } from '@potluck/api/meal-plans'
import { type Day, daysAfter } from '../days.ts'

/** Further than this no free day is looked for. */
const maxDays = 366

/** A day for each of some dishes: the first on the day that was asked for, the others on those that follow and have nothing for the meal. */
export function daysFor(count: number, from: Day, meal: string, items: readonly MealPlanItem[]): readonly Day[] {
  const taken = new Set(items.flatMap((item) => (item.meal === meal && item.day !== null ? item.day : [])))
  const days: Day[] = []
  for (let after = 0; days.length < count && after < maxDays; after += 1) {
    const day = daysAfter(from, after)
    if (after === 0 || !taken.has(day)) days.push(day)
  }
  return days
}
