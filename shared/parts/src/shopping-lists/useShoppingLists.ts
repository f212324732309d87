import { listShoppingLists } from '@potluck/api/shopping-lists'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'

const news = ['shoppingList:received', 'shoppingList:removed', 'shoppingList:itemsUpdated', 'live:connected'] as const

/** The cook's own lists and those shared with them, updated while they are shown. */
export function useShoppingLists() {
  useRefetchOn(news, listShoppingLists)
  return useAnswer(listShoppingLists, {})
}
