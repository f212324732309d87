import { defineRemote } from '@potluck/platform/remote'
import enUs from './locales/en-us.json'
import he from './locales/he.json'

export default defineRemote({
  id: 'planning',
  routes: [
    {
      path: 'shopping-lists',
      load: () => import('./shopping-lists/ShoppingListsPage.tsx').then((module) => module.ShoppingListsPage),
    },
    {
      path: 'shopping-lists/:shoppingListId',
      load: () => import('./shopping-lists/ShoppingListPage.tsx').then((module) => module.ShoppingListPage),
    },
  ],
  locales: { 'en-us': enUs, he },
})
