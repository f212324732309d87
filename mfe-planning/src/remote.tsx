import { wordsIn } from '@potluck/platform/locales'
import { mealPlan, shoppingList } from '@potluck/platform/planning-preferences'
import { defineRemote } from '@potluck/platform/remote'
import { loadMealPlanPage } from './meal-plans/load-meal-plan-page.ts'
import { refusedWords } from './refusals/words.ts'
import { itemWords } from './shopping-lists/item/words.ts'
import { loadShoppingListPage } from './shopping-lists/load-shopping-list-page.ts'
import { listMenuWords } from './shopping-lists/menu/words.ts'
import { refusedLineWords } from './shopping-lists/refused/words.ts'
import { shareWords } from './shopping-lists/share/words.ts'

const planWords = wordsIn(import.meta.webpackContext('./meal-plans/locales', { regExp: /\.json$/ }))
const listWords = wordsIn(import.meta.webpackContext('./shopping-lists/locales', { regExp: /\.json$/ }))
const homeWords = wordsIn(import.meta.webpackContext('./pantry/locales', { regExp: /\.json$/ }))
const linkWords = wordsIn(import.meta.webpackContext('./shopping-lists/invited/locales', { regExp: /\.json$/ }))

export default defineRemote({
  id: 'planning',
  routes: [
    {
      path: 'meal-planners',
      load: () => import('./meal-plans/MealPlansPage.tsx').then((module) => module.MealPlansPage),
      locales: planWords,
    },
    {
      path: 'meal-planners/in-use',
      load: () => import('./meal-plans/PlanInUsePage.tsx').then((module) => module.PlanInUsePage),
      locales: planWords,
    },
    {
      path: 'meal-planners/:mealPlanId',
      load: loadMealPlanPage,
      locales: planWords,
    },
    {
      path: 'shopping-lists',
      load: () => import('./shopping-lists/ShoppingListsPage.tsx').then((module) => module.ShoppingListsPage),
      locales: listWords,
    },
    {
      path: 'shopping-lists/in-use',
      load: () => import('./shopping-lists/ListInUsePage.tsx').then((module) => module.ListInUsePage),
      locales: listWords,
    },
    {
      path: 'shopping-lists/at-home',
      load: () => import('./pantry/PantryPage.tsx').then((module) => module.PantryPage),
      locales: homeWords,
    },
    {
      path: 'shopping-lists/invitation/:secret',
      load: () => import('./shopping-lists/invited/ListInvitationPage.tsx').then((module) => module.ListInvitationPage),
      locales: linkWords,
    },
    {
      path: 'shopping-lists/:shoppingListId',
      load: loadShoppingListPage,
      asks: 'shoppingLists/:shoppingListId',
      locales: listWords,
    },
  ],
  background: () => import('./background.ts').then((module) => module.background),
  preferences: [mealPlan, shoppingList],
  changeEffects: [
    () => import('./shopping-lists/list-effects.ts').then((module) => module.listEffects),
    () => import('./pantry/pantry-effects.ts').then((module) => module.pantryEffects),
    () => import('./meal-plans/plan-effects.ts').then((module) => module.planEffects),
  ],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
  partLocales: [shareWords, itemWords, listMenuWords, refusedLineWords, refusedWords],
})
