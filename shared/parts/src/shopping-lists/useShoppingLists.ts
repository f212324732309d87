import { listShoppingLists } from '@potluck/api/shopping-lists'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'

const news = [
  'shoppingList:received',
  'shoppingList:removed',
  'shoppingList:itemsUpdated',
  'kitchen:changed',
  'kitchen:removed',
  'live:connected',
] as const

/** The cook's own lists, those shared with them and those of their kitchens, updated while they are shown. */
export function useShoppingLists() {
  useRefetchOn(news, listShoppingLists)
  return useAnswer(listShoppingLists, {})
}
