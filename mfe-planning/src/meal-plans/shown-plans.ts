import {
  addMealPlanItems,
  deleteMealPlanItems,
  deleteMealPlanSeries,
  getMealPlan,
  listMealPlans,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { effectOn, type ShownChanges } from '@potluck/platform/change-effects'
import { applyChange } from './changes.ts'

/** What changes of plans are seen in while they wait. */
export const shownPlans: ShownChanges = {
  changes: [addMealPlanItems, updateMealPlanItems, deleteMealPlanItems, deleteMealPlanSeries],
  effects: [
    effectOn(getMealPlan, {
      after: (plan, change) => (change.input.params?.id === plan.id ? applyChange(plan, change) : plan),
    }),
  ],
  alsoChanges: [listMealPlans],
}
