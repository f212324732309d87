import {
  addMealPlanItems,
  createMealPlan,
  deleteMealPlanItems,
  deleteMealPlanSeries,
  getMealPlan,
  listMealPlans,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { withMade } from '../kept/with-made.ts'
import { applyChange } from './changes.ts'
import { madePlan } from './made-plan.ts'

/** What changes of plans are seen in while they wait. */
export const planEffects: ChangeEffects = {
  changes: [createMealPlan, addMealPlanItems, updateMealPlanItems, deleteMealPlanItems, deleteMealPlanSeries],
  effects: [
    effectOn(getMealPlan, {
      after: (plan, change) => (change.input.params?.id === plan.id ? applyChange(plan, change) : plan),
      made(change) {
        const made = madePlan(change)
        return made && { input: { params: { id: made.plan.id }, query: made.span }, answer: made.plan }
      },
    }),
    effectOn(listMealPlans, { after: (plans, change) => withMade(plans, madePlan(change)?.plan ?? null) }),
  ],
  alsoChanges: [listMealPlans],
}
