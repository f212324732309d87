import type { MealPlanNeed } from '@potluck/api/meal-plans'

/** Whether a need is at home: as a rule, or now. */
export const isAtHome = ({ staple, home }: MealPlanNeed): boolean => staple || home !== undefined
