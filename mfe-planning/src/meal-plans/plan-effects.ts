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
import { optimisticPlan } from '@potluck/platform/make-plan'
import { withCreated } from '@potluck/platform/with-created'
import { spanAround } from '../span-around.ts'
import { applyChange } from './changes.ts'
import { dayOf } from './days.ts'

/** Effects of queued changes on plans. */
export const planEffects: ChangeEffects = {
  changes: [createMealPlan, addMealPlanItems, updateMealPlanItems, deleteMealPlanItems, deleteMealPlanSeries],
  effects: [
    effectOn(getMealPlan, {
      after: (plan, change) => (change.input.params?.id === plan.id ? applyChange(plan, change) : plan),
      made(change) {
        const plan = optimisticPlan(change)
        return plan && { input: { params: { id: plan.id }, query: spanAround(dayOf(plan.createdAt)) }, answer: plan }
      },
    }),
    effectOn(listMealPlans, { after: (plans, change) => withCreated(plans, optimisticPlan(change)) }),
  ],
  alsoChanges: [listMealPlans],
}
