import { wordsIn } from '@potluck/platform/locales'
import { defineRemote } from '@potluck/platform/remote'
import { manageLabels, myRecipes, recipeDetails } from './preferences.ts'

const editor = () => import('./editor/EditRecipePage.tsx').then((module) => module.EditRecipePage)

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
    { path: 'labels', load: () => import('./labels/LabelsPage.tsx').then((module) => module.LabelsPage) },
    { path: 'recipe/:recipeId', load: () => import('./recipe/RecipePage.tsx').then((module) => module.RecipePage) },
    { path: 'edit-recipe/:recipeId', load: editor },
  ],
  background: () => import('./background.ts').then((module) => module.background),
  preferences: [myRecipes, recipeDetails, manageLabels],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ })),
})
