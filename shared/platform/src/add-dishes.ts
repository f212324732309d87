import type { Account } from '@potluck/api/account'
import { addMealPlanItems, type MealPlanItem } from '@potluck/api/meal-plans'
import { v7 as uuid } from 'uuid'
import { bookScope, changeOf } from './changes.ts'
import type { NewChange } from './new-change.ts'
import { paths } from './paths.ts'

/** The changes of one plan are sent in order: a move of a dish never overtakes the dish. */
export const scopeOf = (planId: string): string => `meal-plan ${planId}`

const about = (planId: string) => ({ scope: scopeOf(planId), path: paths.mealPlanner(planId) })

/** The fields of a dish that a cook sets. */
export type DishDraft = Pick<MealPlanItem, 'title' | 'recipe' | 'day' | 'meal' | 'servings' | 'notes'> &
  Partial<Pick<MealPlanItem, 'leftoverOf' | 'seriesId'>>

/** A dish that was put on the plan here. */
export function newDish(draft: DishDraft, owner: Account): MealPlanItem {
  const instant = new Date().toISOString()
  return {
    leftoverOf: null,
    seriesId: null,
    ...draft,
    id: uuid(),
    cooked: false,
    onList: false,
    owner: { id: owner.id, name: owner.name, handle: owner.handle },
    createdAt: instant,
    updatedAt: instant,
  }
}

/** Puts dishes on the plan, with recipes of one’s own and with such as stand on it. */
export const addDishes = (planId: string, dishes: readonly MealPlanItem[]): NewChange =>
  changeOf(
    addMealPlanItems,
    {
      params: { id: planId },
      body: {
        items: dishes.map(({ id, title, recipe, day, servings, notes, leftoverOf, seriesId, ...dish }) => ({
          id,
          title,
          recipeId: recipe?.id ?? null,
          day,
          meal: addMealPlanItems.body.shape.items.element.shape.meal.catch('other').parse(dish.meal),
          servings,
          notes,
          leftoverOf,
          seriesId,
        })),
      },
    },
    // A dish does not overtake the recipe that was written for it.
    { ...about(planId), after: [bookScope], preview: dishes },
  )
