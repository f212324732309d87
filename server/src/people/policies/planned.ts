import type { Database } from '../../machinery/base/database/database.ts'
import { hiddenFrom } from '../people/hidden.ts'
import type { Viewer } from './profile-access.ts'

/**
 * Whether a recipe is on a meal plan of both its owner and the viewer, or of a kitchen of both. The cooks of a plan
 * read its recipes. Ends with the dish or the plan, and when either of the two leaves.
 */
export async function isPlanned(
  { db }: Database,
  viewer: Viewer,
  recipe: { readonly ownerId: string; readonly id: string },
): Promise<boolean> {
  if (viewer === null) return false
  const found = await db
    .selectFrom('mealPlanItems as dish')
    .innerJoin('mealPlans as plan', 'plan.id', 'dish.planId')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'dish.recipeOwnerId').onRef('recipes.id', '=', 'dish.recipeId'),
    )
    .select('dish.id')
    .where('plan.deletedAt', 'is', null)
    .where('recipes.onlyForMeIn', 'is', null)
    .where('dish.recipeOwnerId', '=', recipe.ownerId)
    .where('dish.recipeId', '=', recipe.id)
    .where('dish.recipeOwnerId', 'not in', hiddenFrom(db, viewer))
    .where(({ and, or, eb, exists, selectFrom }) =>
      and(
        [recipe.ownerId, viewer.id].map((userId) =>
          or([
            eb('dish.ownerId', '=', userId),
            exists(
              selectFrom('mealPlanCollaborators as person')
                .select('person.userId')
                .where('person.userId', '=', userId)
                .whereRef('person.ownerId', '=', 'dish.ownerId')
                .whereRef('person.planId', '=', 'dish.planId'),
            ),
            exists(
              selectFrom('kitchenMembers as person')
                .select('person.personId')
                .where('person.personId', '=', userId)
                .whereRef('person.kitchenId', '=', 'dish.ownerId'),
            ),
          ]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
