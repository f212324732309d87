import type { Account } from '@potluck/api/account'
import { createShoppingList, type ShoppingList } from '@potluck/api/shopping-lists'
import { changeOf } from './changes.ts'
import type { NewChange } from './new-change.ts'
import { paths } from './paths.ts'
import { shoppingListScope } from './shopping-list-scope.ts'

/**
 * Makes a list, whose id is this device's. What is put on it, and who is asked onto it, waits for this. Its preview is
 * the list as it is shown until the server has it.
 */
export function makeList(
  { id, title }: Pick<ShoppingList, 'id' | 'title'>,
  { name, handle, ...owner }: Account,
): NewChange {
  const at = new Date().toISOString()
  const shown: ShoppingList = {
    ...{ id, title, owner: { id: owner.id, name, handle }, collaborators: [], itemCount: 0, archived: false },
    ...{ createdAt: at, updatedAt: at, items: [], aisles: [], languages: [], things: [] },
  }
  return changeOf(
    createShoppingList,
    { body: { id, title } },
    { scope: shoppingListScope(id), path: paths.shoppingList(id), preview: shown },
  )
}
