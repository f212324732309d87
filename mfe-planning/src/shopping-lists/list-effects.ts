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
import { withCreated } from '@potluck/platform/with-created'
import { withChange } from './changes.ts'
import { madeList } from './made-list.ts'

/** Effects of queued changes on lists. */
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
    effectOn(listShoppingLists, { after: (lists, change) => withCreated(lists, madeList(change)) }),
  ],
  alsoChanges: [listShoppingLists, listUsualThings],
}
