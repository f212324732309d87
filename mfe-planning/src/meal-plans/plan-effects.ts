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
import { withCreated } from '../refusals/with-created.ts'
import { applyChange } from './changes.ts'
import { optimisticPlan } from './optimistic-plan.ts'

/** Effects of queued changes on plans. */
export const planEffects: ChangeEffects = {
  changes: [createMealPlan, addMealPlanItems, updateMealPlanItems, deleteMealPlanItems, deleteMealPlanSeries],
  effects: [
    effectOn(getMealPlan, {
      after: (plan, change) => (change.input.params?.id === plan.id ? applyChange(plan, change) : plan),
      made(change) {
        const made = optimisticPlan(change)
        return made && { input: { params: { id: made.plan.id }, query: made.span }, answer: made.plan }
      },
    }),
    effectOn(listMealPlans, { after: (plans, change) => withCreated(plans, optimisticPlan(change)?.plan ?? null) }),
  ],
  alsoChanges: [listMealPlans],
}
