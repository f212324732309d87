import type { Account } from '@potluck/api/account'
import {
  addMealPlanItems,
  deleteMealPlanItems,
  deleteMealPlanSeries,
  type MealPlan,
  type MealPlanItem,
  mealPlan,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { scopeOf } from '@potluck/platform/add-dishes'
import { bookScope, changeOf, endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { z } from 'zod'
import { isOwnRecipe } from '../kitchens/is-own-recipe.ts'
import type { Day } from './days.ts'

const about = (planId: string) => ({ scope: scopeOf(planId), path: paths.mealPlanner(planId) })

/** The changed fields of a dish; missing fields stay. */
export type DishChange = z.input<typeof updateMealPlanItems.body>['items'][number]

type DishRecipe = NonNullable<MealPlanItem['recipe']>

/** A dish as it can be restored: another member’s recipe may not be on the plan any more. */
export const withOwnRecipe = (dish: MealPlanItem, plan: Pick<MealPlan, 'kitchen'>, { id }: Account): MealPlanItem =>
  isOwnRecipe(dish.recipe, id, plan) ? dish : { ...dish, recipe: null }

/**
 * Moves or changes dishes.
 * @param recipes the new recipes of dishes, for their display
 */
export const changeDishes = (
  planId: string,
  items: readonly DishChange[],
  recipes: readonly DishRecipe[] = [],
): NewChange =>
  changeOf(
    updateMealPlanItems,
    { params: { id: planId }, body: { items: [...items] } },
    // Sent after the change that saves the dish's recipe.
    { ...about(planId), ...(recipes.length > 0 && { after: [bookScope], preview: recipes }) },
  )

export const removeDishes = (planId: string, ids: readonly string[]): NewChange =>
  changeOf(deleteMealPlanItems, { params: { id: planId }, query: { itemIds: ids.join(',') } }, about(planId))

export const removeSeries = (planId: string, seriesId: string, from: Day): NewChange =>
  changeOf(deleteMealPlanSeries, { params: { id: planId, seriesId }, query: { from } }, about(planId))

const isOfSeries = ({ seriesId, day }: MealPlanItem, { input }: NewChange): boolean =>
  seriesId !== null && seriesId === input.params?.seriesId && day !== null && day >= String(input.query?.from)

const removedIds = ({ input }: NewChange): readonly string[] => String(input.query?.itemIds ?? '').split(',')

const addedBy = ({ preview }: NewChange): readonly MealPlanItem[] => mealPlan.shape.items.safeParse(preview).data ?? []

const changesIn = ({ input }: NewChange): readonly DishChange[] =>
  updateMealPlanItems.body.safeParse(input.body).data?.items ?? []

/** The titles of the dishes that a change is about, as far as they are known. */
export function titlesOf(change: NewChange, items: readonly MealPlanItem[]): readonly string[] {
  const ids = [...removedIds(change), ...changesIn(change).map(({ id }) => id)]
  const touched = items.filter((item) => ids.includes(item.id) || isOfSeries(item, change))
  return [...addedBy(change), ...touched].map(({ title }) => title)
}

const shownRecipes = z.array(mealPlan.shape.items.element.shape.recipe.unwrap())

function changed(dish: MealPlanItem, change: DishChange | undefined, recipes: readonly DishRecipe[]): MealPlanItem {
  if (!change) return dish
  const { recipeId, ...rest } = change
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const recipe = recipeId === undefined ? dish.recipe : (recipes.find(({ id }) => id === recipeId) ?? null)
  return { ...dish, ...given, recipe }
}

function applied(items: readonly MealPlanItem[], change: NewChange): readonly MealPlanItem[] {
  switch (change.endpoint) {
    case endpointName(addMealPlanItems): {
      return [...items, ...addedBy(change).filter(({ id }) => !items.some((item) => item.id === id))]
    }
    case endpointName(updateMealPlanItems): {
      const changes = new Map(changesIn(change).map((one) => [one.id, one]))
      const recipes = shownRecipes.safeParse(change.preview).data ?? []
      return items.map((item) => changed(item, changes.get(item.id), recipes))
    }
    case endpointName(deleteMealPlanItems): {
      const ids = removedIds(change)
      return items.filter(({ id }) => !ids.includes(id))
    }
    case endpointName(deleteMealPlanSeries): {
      return items.filter((item) => !isOfSeries(item, change))
    }
    default:
      return items
  }
}

/**
 * The optimistic plan after a change; applying a change twice gives the same plan. A change that this release does not know
 * is displayed after the server has applied it.
 */
export const applyChange = (plan: MealPlan, change: NewChange): MealPlan => ({
  ...plan,
  items: [...applied(plan.items, change)],
})
