import { manageLabels, myRecipes } from '@potluck/platform/book-preferences'
import { wordsIn } from '@potluck/platform/locales'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { defineRemote } from '@potluck/platform/remote'
import { cookLogWords } from './cook-log/words.ts'
import { innerTemperatureWords } from './inner-temperatures/words.ts'
import { linkedLineWords } from './linked-lines/words.ts'
import { markWords } from './marks/words.ts'
import { cookMode, printing, samples } from './preferences.ts'
import { printWords } from './print/words.ts'
import { amountWords } from './recipe/amounts/words.ts'
import { contentsWords } from './recipe/contents/words.ts'
import { historyWords } from './recipe/history/words.ts'
import { loadRecipe } from './recipe/load-recipe.ts'
import { toFriendWords } from './recipe/to-friend/words.ts'
import { drawerWords } from './recipe-list/drawer/words.ts'
import { selectionWords } from './selection/words.ts'
import { shareWords } from './share/words.ts'
import { toPlanWords } from './to-plan/words.ts'

const sampleWords = wordsIn(import.meta.webpackContext('./recipe/samples/locales', { regExp: /\.json$/ }))
const sharingWords = wordsIn(import.meta.webpackContext('./shares/locales', { regExp: /\.json$/ }))

/** Includes the note about waiting changes: offline it could not be loaded without a service worker. */
const loadShownBook = () =>
  Promise.all([import('./changes/book-effects.ts'), import('./changes/ChangeNote.tsx')]).then(
    ([{ bookEffects: shownBook }]) => shownBook,
  )

export default defineRemote({
  id: 'recipes',
  routes: [
    {
      path: 'list/:folder',
      load: () => import('./recipe-list/RecipeListPage.tsx').then((module) => module.RecipeListPage),
      asks: 'recipes/by-page?folder=:folder&offset=0&count=100&sort=title',
    },
    {
      path: 'list/main/cook',
      load: () => import('./cookable/WhatCanICookPage.tsx').then((module) => module.WhatCanICookPage),
      locales: wordsIn(import.meta.webpackContext('./cookable/locales', { regExp: /\.json$/ })),
    },
    {
      path: 'list/main/samples',
      load: () => loadRecipe().then(({ sampleScreens }) => sampleScreens.all()),
      locales: sampleWords,
    },
    {
      path: 'list/main/samples/:sampleId',
      load: () => loadRecipe().then(({ sampleScreens }) => sampleScreens.one()),
      locales: sampleWords,
    },
    {
      path: 'list/main/samples/:sampleId/cook',
      load: () => loadRecipe().then(({ sampleScreens }) => sampleScreens.cook()),
      locales: sampleWords,
    },
    {
      path: 'list/duplicates',
      load: () => import('./duplicates/DuplicatesPage.tsx').then((module) => module.DuplicatesPage),
      locales: wordsIn(import.meta.webpackContext('./duplicates/locales', { regExp: /\.json$/ })),
    },
    {
      path: 'list/trash',
      load: () => import('./trash/TrashPage.tsx').then((module) => module.TrashPage),
      locales: wordsIn(import.meta.webpackContext('./trash/locales', { regExp: /\.json$/ })),
    },
    {
      path: 'labels',
      load: () => import('./labels/LabelsPage.tsx').then((module) => module.LabelsPage),
      locales: wordsIn(import.meta.webpackContext('./labels/locales', { regExp: /\.json$/ })),
    },
    {
      path: 'recipe/:recipeId',
      load: () => loadRecipe().then(({ RecipePage }) => RecipePage),
      asks: 'recipes/:recipeId',
    },
    { path: 'recipe/:recipeId/cook', load: () => loadRecipe().then(({ loadCookMode }) => loadCookMode()) },
    {
      path: 'edit-recipe/:recipeId',
      load: () => import('./editor/EditRecipePage.tsx').then((module) => module.loadEditRecipePage()),
      locales: wordsIn(import.meta.webpackContext('./editor/locales', { regExp: /\.json$/ })),
    },
    {
      path: 'shares',
      load: () => import('./shares/SharesPage.tsx').then((module) => module.SharesPage),
      locales: sharingWords,
    },
    {
      path: 'shared/:secret',
      load: () => import('./shares/SharedRecipePage.tsx').then((module) => module.SharedRecipePage),
      locales: sharingWords,
    },
    {
      path: 'add-recipe',
      load: () => import('./clip/AddRecipePage.tsx').then((module) => module.loadAddRecipePage()),
      locales: wordsIn(import.meta.webpackContext('./clip/locales', { regExp: /\.json$/ })),
    },
  ],
  changeEffects: [
    loadShownBook,
    () => import('./to-plan/plan-list-effects.ts').then((module) => module.planListEffects),
  ],
  background: () => import('./background.ts').then((module) => module.background),
  preferences: [myRecipes, recipeDetails, cookMode, manageLabels, printing, samples],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
  partLocales: [
    amountWords,
    cookLogWords,
    contentsWords,
    drawerWords,
    innerTemperatureWords,
    historyWords,
    linkedLineWords,
    markWords,
    printWords,
    selectionWords,
    shareWords,
    toFriendWords,
    toPlanWords,
  ],
})
