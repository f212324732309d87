import type { Account } from '@potluck/api/account'
import { createShoppingList, type ShoppingList } from '@potluck/api/shopping-lists'
import { changeOf } from './changes.ts'
import type { NewChange } from './new-change.ts'
import type { NamedKitchen } from './owning-kitchen.ts'
import { paths } from './paths.ts'
import { shoppingListScope } from './shopping-list-scope.ts'

/** A list to be made. */
interface NewList extends Pick<ShoppingList, 'id' | 'title'> {
  /** The kitchen that it is for; the cook's own without it. */
  readonly kitchen?: NamedKitchen | undefined
}

/**
 * Makes a list, whose id is this device's. Its items and invitations wait for this. Its preview is the list as it is
 * shown until the server has it.
 */
export function makeList({ id, title, kitchen }: NewList, { name, handle, ...owner }: Account): NewChange {
  const at = new Date().toISOString()
  const shown: ShoppingList = {
    ...{
      id,
      title,
      owner: { id: owner.id, name, handle },
      collaborators: [],
      kitchen: null,
      itemCount: 0,
      archived: false,
    },
    createdAt: at,
    updatedAt: at,
    items: [],
    aisles: [],
    languages: [],
    things: [],
  }
  return changeOf(
    createShoppingList,
    { body: { id, title, ...(kitchen && { kitchenId: kitchen.id }) } },
    { scope: shoppingListScope(id), path: paths.shoppingList(id), preview: shown },
  )
}
