import { createShoppingList, type ShoppingList, shoppingList } from '@potluck/api/shopping-lists'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'

/** The list that a change makes, as it is shown until the server has it; null for other changes. */
export const madeList = ({ endpoint, preview }: NewChange): ShoppingList | null =>
  endpoint === endpointName(createShoppingList) ? (shoppingList.safeParse(preview).data ?? null) : null
