import { defineRemote } from '@potluck/platform/remote'
import enUs from './locales/en-us.json'
import he from './locales/he.json'

const editor = () => import('./editor/EditRecipePage.tsx').then((module) => module.EditRecipePage)

export default defineRemote({
  id: 'recipes',
  routes: [
    {
      path: 'list/:folder',
      load: () => import('./recipe-list/RecipeListPage.tsx').then((module) => module.RecipeListPage),
    },
    { path: 'labels', load: () => import('./labels/LabelsPage.tsx').then((module) => module.LabelsPage) },
    { path: 'recipe/:recipeId', load: () => import('./recipe/RecipePage.tsx').then((module) => module.RecipePage) },
    { path: 'edit-recipe/:recipeId', load: editor },
  ],
  locales: { 'en-us': enUs, he },
})
