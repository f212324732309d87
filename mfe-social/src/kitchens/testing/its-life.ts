import { listDoubles } from '@potluck/api/kitchen-moves'
import { getMealPlan, listMealPlans, type MealPlanItem } from '@potluck/api/meal-plans'
import { countRecipes, listRecipes } from '@potluck/api/recipes'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import { answer } from '@potluck/testing/answers'
import { ada, aRecipe, ben, idOf, summaryOf } from '@potluck/testing/fixtures'

const instant = '2026-03-01T12:00:00.000Z'

const home = { id: idOf(40), name: 'Our kitchen', mayChange: true }

const shared = {
  owner: ada,
  collaborators: [ben],
  kitchen: home,
  itemCount: 3,
  createdAt: instant,
  updatedAt: instant,
}

/** A week of the household. */
export const week = { ...shared, id: idOf(61), title: 'Our week' }

const dish = (day: string): MealPlanItem => ({
  id: idOf(62),
  title: 'Plum pie',
  recipe: null,
  day,
  meal: 'dinner',
  servings: null,
  notes: '',
  cooked: false,
  leftoverOf: null,
  seriesId: null,
  onList: false,
  owner: ada,
  createdAt: instant,
  updatedAt: instant,
})

/** A shopping list of the household. */
export const itsList = { ...shared, id: idOf(63), title: 'Shopping', archived: false }

/** The answers that the page of a household needs besides its members: a week with one dish, lists and a recipe. */
export const itsLife = [
  answer(listDoubles, () => ({ doubles: [], doubleCount: 0 })),
  answer(countRecipes, () => ({ count: 0 })),
  answer(listMealPlans, () => [week]),
  answer(getMealPlan, ({ query }) => ({ ...week, meals: [], rules: [], items: [dish(query.from ?? '')] })),
  answer(listShoppingLists, () => [
    itsList,
    { ...itsList, id: idOf(64), title: 'Old list', archived: true },
    { ...itsList, id: idOf(65), title: 'Mine', kitchen: null },
  ]),
  answer(listRecipes, () => ({ data: [summaryOf(aRecipe({ title: 'Pancakes' }))], totalCount: 1 })),
]
