import type { Language } from '@potluck/cooking/language'
import type { ListView } from './list-view.ts'

/** Keys of everything this remote keeps of the server; each begins with the remote's name, for the cache is shared. */
export const queryKeys = {
  lists: ['recipes', 'list'],
  /** All pages of one view. */
  list: (view: ListView) => ['recipes', 'list', view],
  listPage: (view: ListView, page: number) => ['recipes', 'list', view, page],
  recipe: (recipeId: string) => ['recipes', 'recipe', recipeId],
  labels: ['recipes', 'labels'],
  friends: ['recipes', 'friends'],
  kitchenWords: (languages: readonly Language[]) => ['recipes', 'kitchen-words', ...languages],
  shoppingLists: ['recipes', 'shopping-lists'],
} as const
