import { addMealPlanItems, createMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { optimisticPlan } from '@potluck/platform/make-plan'
import { withCreated } from '@potluck/platform/with-created'

/** A first plan that waits is in the list: nobody creates a second one offline. */
export const planListEffects: ChangeEffects = {
  changes: [createMealPlan, addMealPlanItems],
  effects: [effectOn(listMealPlans, { after: (plans, change) => withCreated(plans, optimisticPlan(change)) })],
  alsoChanges: [listMealPlans],
}
