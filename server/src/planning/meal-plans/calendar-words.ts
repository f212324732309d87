import { type OwnMeal, standardMeals } from '@potluck/api/meal-plans'
import type { Language } from '@potluck/cooking/language'
import { wordsIn } from '../../machinery/base/words-in.ts'

/** The words of a plan in a calendar besides those of its cooks. */
export const calendarWords = wordsIn('planning/meal-plans/locales')

/** The names of the meals of a plan by their ids, in the order of a day. @param meals the plan's own */
export function mealNames(
  meals: readonly Pick<OwnMeal, 'id' | 'name'>[],
  language: Language,
): ReadonlyMap<string, string> {
  const t = calendarWords(language)
  return new Map([
    ...standardMeals.map((id) => [id, t(`calendar.meals.${id}`)] as const),
    ...meals.map(({ id, name }) => [id, name] as const),
  ])
}

/** The meal that a dish is displayed under: its own, or `other` where the plan has that no more. */
export const displayedMeal = (names: ReadonlyMap<string, string>, meal: string): string =>
  names.has(meal) ? meal : 'other'
