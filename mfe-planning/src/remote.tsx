import { wordsIn } from '@potluck/platform/locales'
import { defineRemote } from '@potluck/platform/remote'
import { mealPlan, shoppingList } from './preferences.ts'

export default defineRemote({
  id: 'planning',
  routes: [
    {
      path: 'meal-planners',
      load: () => import('./meal-plans/MealPlansPage.tsx').then((module) => module.MealPlansPage),
    },
    {
      path: 'meal-planners/:mealPlanId',
      load: () => import('./meal-plans/MealPlanPage.tsx').then((module) => module.MealPlanPage),
    },
    {
      path: 'shopping-lists',
      load: () => import('./shopping-lists/ShoppingListsPage.tsx').then((module) => module.ShoppingListsPage),
    },
    {
      path: 'shopping-lists/:shoppingListId',
      load: () => import('./shopping-lists/ShoppingListPage.tsx').then((module) => module.ShoppingListPage),
    },
  ],
  preferences: [mealPlan, shoppingList],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
})
