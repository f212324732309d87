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
import { madePlan } from '@potluck/platform/make-plan'
import { withMade } from '@potluck/platform/with-made'
import { spanAround } from '../span-around.ts'
import { applyChange } from './changes.ts'
import { dayOf } from './days.ts'

/** What changes of plans are seen in while they wait. */
export const planEffects: ChangeEffects = {
  changes: [createMealPlan, addMealPlanItems, updateMealPlanItems, deleteMealPlanItems, deleteMealPlanSeries],
  effects: [
    effectOn(getMealPlan, {
      after: (plan, change) => (change.input.params?.id === plan.id ? applyChange(plan, change) : plan),
      made(change) {
        const plan = madePlan(change)
        return plan && { input: { params: { id: plan.id }, query: spanAround(dayOf(plan.createdAt)) }, answer: plan }
      },
    }),
    effectOn(listMealPlans, { after: (plans, change) => withMade(plans, madePlan(change)) }),
  ],
  alsoChanges: [listMealPlans],
}
