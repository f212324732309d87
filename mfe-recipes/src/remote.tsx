import { wordsIn } from '@potluck/platform/locales'
import { defineRemote } from '@potluck/platform/remote'
import { cookMode, manageLabels, myRecipes, recipeDetails } from './preferences.ts'

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
    {
      path: 'list/duplicates',
      load: () => import('./duplicates/DuplicatesPage.tsx').then((module) => module.DuplicatesPage),
    },
    { path: 'list/trash', load: () => import('./trash/TrashPage.tsx').then((module) => module.TrashPage) },
    { path: 'labels', load: () => import('./labels/LabelsPage.tsx').then((module) => module.LabelsPage) },
    { path: 'recipe/:recipeId', load: () => recipe().then(({ RecipePage }) => RecipePage) },
    { path: 'recipe/:recipeId/cook', load: () => recipe().then(({ loadCookMode }) => loadCookMode()) },
    { path: 'edit-recipe/:recipeId', load: editor },
    { path: 'add-recipe', load: () => import('./clip/AddRecipePage.tsx').then((module) => module.AddRecipePage) },
  ],
  background: () => import('./background.ts').then((module) => module.background),
  preferences: [myRecipes, recipeDetails, cookMode, manageLabels],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
})
