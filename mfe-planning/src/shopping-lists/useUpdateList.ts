import { getShoppingList, listShoppingLists, updateShoppingList } from '@potluck/api/shopping-lists'
import { useCall } from '@potluck/platform/answers'

/** Changes a list itself: its name, the people on it. */
export const useUpdateList = () => useCall(updateShoppingList, { changes: [listShoppingLists, getShoppingList] })
