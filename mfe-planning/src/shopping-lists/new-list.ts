import type { Account } from '@potluck/api/account'
import { createShoppingList, type ShoppingList, shoppingList } from '@potluck/api/shopping-lists'
import { changeOf, endpointName } from '@potluck/platform/changes'
import type { KeptChange } from '@potluck/platform/kept-change'
import { paths } from '@potluck/platform/paths'
import { shoppingListScope } from '@potluck/platform/shopping-list-scope'
import type { Named } from '../new-name/useMakeNamed.ts'

/** Makes a list. What is put on it, and who is asked onto it, waits for this. */
export function makeList({ id, title }: Named, { name, handle, ...owner }: Account): KeptChange {
  const at = new Date().toISOString()
  const shown: ShoppingList = {
    ...{ id, title, owner: { id: owner.id, name, handle }, collaborators: [], itemCount: 0, archived: false },
    ...{ createdAt: at, updatedAt: at, items: [], aisles: [], things: [] },
  }
  return changeOf(
    createShoppingList,
    { body: { id, title } },
    { scope: shoppingListScope(id), path: paths.shoppingList(id), preview: shown },
  )
}

/** The list that a change makes, as it is shown until the server has it; null for other changes. */
export const madeList = ({ endpoint, preview }: KeptChange): ShoppingList | null =>
  endpoint === endpointName(createShoppingList) ? (shoppingList.safeParse(preview).data ?? null) : null
