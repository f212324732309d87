import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  listUsualThings,
  updateShoppingList,
  updateShoppingListItems,
  updateShoppingListThings,
} from '@potluck/api/shopping-lists'
import { type ChangeEffects, effectOn } from '@potluck/platform/change-effects'
import { withMade } from '@potluck/platform/with-made'
import { withChange } from './changes.ts'
import { madeList } from './made-list.ts'

/** What changes of lists are seen in while they wait. */
export const listEffects: ChangeEffects = {
  changes: [
    createShoppingList,
    addShoppingListItems,
    updateShoppingListItems,
    deleteShoppingListItems,
    updateShoppingListThings,
    updateShoppingList,
  ],
  effects: [
    effectOn(getShoppingList, {
      after: (list, change) => (change.input.params?.id === list.id ? withChange(list, change) : list),
      made(change) {
        const list = madeList(change)
        return list && { input: { params: { id: list.id } }, answer: list }
      },
    }),
    effectOn(listShoppingLists, { after: (lists, change) => withMade(lists, madeList(change)) }),
  ],
  alsoChanges: [listShoppingLists, listUsualThings],
}
