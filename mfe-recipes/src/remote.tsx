import { wordsIn } from '@potluck/platform/locales'
import { defineRemote } from '@potluck/platform/remote'
import { cookMode, manageLabels, myRecipes, printing, recipeDetails } from './preferences.ts'

const editor = () => import('./editor/EditRecipePage.tsx').then((module) => module.EditRecipePage)

const recipe = () => import('./recipe/RecipePage.tsx')

export default defineRemote({
  id: 'recipes',
  routes: [
    {
      path: 'list/:folder',
      load: () => import('./recipe-list/RecipeListPage.tsx').then((module) => module.RecipeListPage),
    },
    {
      path: 'list/main/cook',
      load: () => import('./pantry/WhatCanICookPage.tsx').then((module) => module.WhatCanICookPage),
    },
    { path: 'list/trash', load: () => import('./trash/TrashPage.tsx').then((module) => module.TrashPage) },
    { path: 'labels', load: () => import('./labels/LabelsPage.tsx').then((module) => module.LabelsPage) },
    { path: 'recipe/:recipeId', load: () => recipe().then(({ RecipePage }) => RecipePage) },
    { path: 'recipe/:recipeId/cook', load: () => recipe().then(({ loadCookMode }) => loadCookMode()) },
    { path: 'edit-recipe/:recipeId', load: editor },
    { path: 'shares', load: () => import('./share/SharesPage.tsx').then((module) => module.SharesPage) },
    {
      path: 'shared/:secret',
      load: () => import('./share/SharedRecipePage.tsx').then((module) => module.SharedRecipePage),
    },
    { path: 'add-recipe', load: () => import('./clip/AddRecipePage.tsx').then((module) => module.AddRecipePage) },
  ],
  background: () => import('./background.ts').then((module) => module.background),
  preferences: [myRecipes, recipeDetails, cookMode, manageLabels, printing],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
})
