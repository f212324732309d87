import type { MealPlanItem } from '@potluck/api/meal-plans'
import type { Owned } from './may-delete.ts'

/** Whether a recipe of a plan is the cook's own, or of the kitchen that the plan belongs to: only such may be put elsewhere. */
export const isOwnRecipe = (
  recipe: MealPlanItem['recipe'],
  ownId: string | undefined,
  { kitchen }: Pick<Owned, 'kitchen'>,
): boolean => recipe !== null && (recipe.ownerId === ownId || recipe.ownerId === kitchen?.id)
