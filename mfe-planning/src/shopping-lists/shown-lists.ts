import {
  addShoppingListItems,
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  listUsualThings,
  updateShoppingList,
  updateShoppingListItems,
  updateShoppingListThings,
} from '@potluck/api/shopping-lists'
import { effectOn, type ShownChanges } from '@potluck/platform/change-effects'
import { withChange } from './changes.ts'

/** What changes of lists are seen in while they wait. */
export const shownLists: ShownChanges = {
  changes: [
    addShoppingListItems,
    updateShoppingListItems,
    deleteShoppingListItems,
    updateShoppingListThings,
    updateShoppingList,
  ],
  effects: [
    effectOn(getShoppingList, {
      after: (list, change) => (change.input.params?.id === list.id ? withChange(list, change) : list),
    }),
  ],
  alsoChanges: [listShoppingLists, listUsualThings],
}
