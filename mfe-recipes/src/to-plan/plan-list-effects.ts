import { addMealPlanItems, createMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { madePlan } from '@potluck/platform/make-plan'
import { withMade } from '@potluck/platform/with-made'

/** A first plan that waits is in the list: nobody creates a second one offline. */
export const planListEffects: ChangeEffects = {
  changes: [createMealPlan, addMealPlanItems],
  effects: [effectOn(listMealPlans, { after: (plans, change) => withMade(plans, madePlan(change)) })],
  alsoChanges: [listMealPlans],
}
