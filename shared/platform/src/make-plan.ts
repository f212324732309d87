import type { Account } from '@potluck/api/account'
import { createMealPlan, type MealPlan, mealPlan } from '@potluck/api/meal-plans'
import { scopeOf } from './add-dishes.ts'
import { changeOf, endpointName } from './changes.ts'
import type { NewChange } from './new-change.ts'
import { paths } from './paths.ts'

/**
 * Makes a plan, whose id is this device's. What is put on it waits for this. Its preview is the plan as it is displayed
 * until the server has it.
 */
export function makePlan(
  { id, title }: Pick<MealPlan, 'id' | 'title'>,
  { name, handle, ...owner }: Account,
): NewChange {
  const at = new Date().toISOString()
  const preview: MealPlan = {
    ...{ id, title, owner: { id: owner.id, name, handle }, collaborators: [], itemCount: 0 },
    ...{ createdAt: at, updatedAt: at, meals: [], rules: [], items: [] },
  }
  return changeOf(createMealPlan, { body: { id, title } }, { scope: scopeOf(id), path: paths.mealPlanner(id), preview })
}

/** The plan that a change makes; null for other changes. */
export const madePlan = (change: NewChange): MealPlan | null =>
  change.endpoint === endpointName(createMealPlan) ? (mealPlan.safeParse(change.preview).data ?? null) : null
