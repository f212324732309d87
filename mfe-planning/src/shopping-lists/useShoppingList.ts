import { getShoppingList, type ListAisle, type ShoppingList, type ShoppingListItem } from '@potluck/api/shopping-lists'
import type { Answer } from '@potluck/parts'
import { useRefetchOn } from '@potluck/platform/answers'
import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useSession, useStore } from '@potluck/platform/hooks'
import type { NewChange } from '@potluck/platform/new-change'
import { shoppingListScope } from '@potluck/platform/shopping-list-scope'
import { useOptimisticAnswer } from '@potluck/platform/useOptimisticAnswer'
import { kitchenEvents } from '../kitchens/kitchen-events.ts'
import {
  addItems,
  changesOfMany,
  describeThings,
  editItem,
  type ItemEdit,
  newItem,
  orderAisles,
  removeItems,
  type ThingWords,
  tickItems,
} from './changes.ts'

/** A list and what can be done to it. */
export interface Shopping {
  readonly list: Answer<ShoppingList>
  /** Refused changes, which are not applied to the items. */
  readonly refused: readonly Change[]
  /** Whether waiting changes are lost when the page closes, because this browser stores nothing. */
  readonly waitsInMemory: boolean
  /** Adds items. @returns their ids in the order of the titles */
  add(titles: readonly string[]): readonly string[]
  /** Restores removed items. */
  restore(items: readonly ShoppingListItem[]): void
  tick(ids: readonly string[], completed: boolean): void
  edit(item: ShoppingListItem, edit: ItemEdit): void
  /** Stores corrections of items by name, such as their aisle, for everybody on the list. */
  describe(names: readonly string[], said: ThingWords): void
  orderAisles(aisles: readonly ListAisle[]): void
  /** Moves or copies items to another list. */
  putOn(otherListId: string, items: readonly ShoppingListItem[], how: 'move' | 'copy'): void
  /** Takes items off. @param bought whether they are at home now */
  remove(ids: readonly string[], bought?: boolean): void
}

/**
 * A list and its actions: the server's answer with the queued changes, which are stored until the server confirms them, also
 * offline and over a reload.
 */
export function useShoppingList(id: string): Shopping {
  const { account } = useSession()
  const language = useStore(useHost().language)
  const { answer, add, onChanged, ...rest } = useOptimisticAnswer(
    getShoppingList,
    { params: { id } },
    { scope: shoppingListScope(id) },
  )
  useRefetchOn(kitchenEvents, getShoppingList)
  useBusEvent('shoppingList:itemsUpdated', ({ shoppingListId, reference }) => {
    if (shoppingListId === id) onChanged(reference)
  })

  const addAll = (changes: readonly NewChange[]) => {
    for (const change of changes) add(change)
  }

  return {
    ...rest,
    list: answer,
    add(titles) {
      if (!account) return []
      const items = titles.map((title) => newItem(title, account))
      add(addItems(id, items, account.id, { language }))
      return items.map((item) => item.id)
    },
    restore: (items) => account && add(addItems(id, items, account.id)),
    tick: (ids, completed) => addAll(changesOfMany(ids, (some) => tickItems(id, some, completed))),
    edit: (item, edit) => add(editItem(id, item, edit)),
    describe: (names, said) => addAll(changesOfMany(names, (some) => describeThings(id, some, said))),
    orderAisles: (aisles) => add(orderAisles(id, aisles)),
    putOn(otherListId, items, how) {
      if (!account) return
      const copies = items.map(({ title, notes, recipe, image, owner }) => ({
        ...newItem(title, account),
        notes,
        image,
        recipe: owner.id === account.id ? recipe : null,
      }))
      add(addItems(otherListId, copies, account.id, { from: id, language }))
      if (how === 'copy') return
      const ids = items.map((item) => item.id)
      addAll(changesOfMany(ids, (some) => removeItems(id, some, { to: otherListId })))
    },
    remove: (ids, bought = false) => addAll(changesOfMany(ids, (some) => removeItems(id, some, { bought }))),
  }
}
