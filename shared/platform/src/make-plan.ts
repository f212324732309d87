import type { Account } from '@potluck/api/account'
import { createMealPlan, type MealPlan, mealPlan } from '@potluck/api/meal-plans'
import { scopeOf } from './add-dishes.ts'
import { changeOf, endpointName } from './changes.ts'
import type { NewChange } from './new-change.ts'
import { type NamedKitchen, owning } from './owning-kitchen.ts'
import { paths } from './paths.ts'

/** A plan to be made. */
interface NewPlan extends Pick<MealPlan, 'id' | 'title'> {
  /** The kitchen that it is for; the cook's own without it. */
  readonly kitchen?: NamedKitchen | undefined
}

/**
 * The change that creates a plan with an id of this device. Changes of that plan wait for it. Its preview is the plan as it
 * is displayed until the server has confirmed it.
 */
export function makePlan({ id, title, kitchen }: NewPlan, { name, handle, ...owner }: Account): NewChange {
  const at = new Date().toISOString()
  const preview: MealPlan = {
    id,
    title,
    owner: { id: owner.id, name, handle },
    collaborators: [],
    kitchen: owning(kitchen),
    itemCount: 0,
    createdAt: at,
    updatedAt: at,
    meals: [],
    rules: [],
    items: [],
  }
  return changeOf(
    createMealPlan,
    { body: { id, title, ...(kitchen && { kitchenId: kitchen.id }) } },
    { scope: scopeOf(id), path: paths.mealPlanner(id), preview },
  )
}

/** The plan that a change creates, as it is displayed until the server has confirmed it; null for other changes. */
export const optimisticPlan = (change: NewChange): MealPlan | null =>
  change.endpoint === endpointName(createMealPlan) ? (mealPlan.safeParse(change.preview).data ?? null) : null
