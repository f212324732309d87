import { type MealPlan, standardMeals } from '@potluck/api/meal-plans'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A meal that a dish can be planned for. */
export interface Meal {
  readonly id: string
  readonly name: string
  /** Hue of its dot, degrees. */
  readonly hue: number
}

const hues: Readonly<Record<(typeof standardMeals)[number], number>> = {
  breakfast: 48,
  lunch: 100,
  dinner: 12,
  snacks: 320,
  other: 215,
}

/** The meals of a plan in the order of a day: the standard ones, then its own. */
export function useMeals({ meals }: Pick<MealPlan, 'meals'>): readonly Meal[] {
  const { t } = useTranslation('planning')
  return useMemo(
    () => [...standardMeals.map((id) => ({ id, name: t(`plan.meals.${id}`), hue: hues[id] })), ...meals],
    [meals, t],
  )
}

/** The meal of a dish; a deleted meal counts as `other`. */
export const mealOf = (meals: readonly Meal[], id: string): Meal | undefined =>
  meals.find((meal) => meal.id === id) ?? meals.find((meal) => meal.id === 'other')
