import {
  getShoppingList,
  listShoppingLists,
  type ShoppingList,
  type ShoppingListItem,
} from '@potluck/api/shopping-lists'
import { answerKey, useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useChangeOutcomes, useChanges, useSession } from '@potluck/platform/hooks'
import type { KeptChange } from '@potluck/platform/kept-change'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { addItems, applyChange, newItem, removeItems, renameItem, scopeOf, tickItems } from './changes.ts'

const withChange = (list: ShoppingList, change: KeptChange): ShoppingList => ({
  ...list,
  items: [...applyChange(list.items, change)],
})

/**
 * One list and what can be done to it. What is shown is what the server said, with the changes that wait: they are kept
 * until the server has them, also without a network and through a reload.
 */
export function useShoppingList(id: string) {
  const { changes } = useHost()
  const { account } = useSession()
  const client = useQueryClient()
  const ownReferences = useRef(new Set<string>())
  const queue = useChanges(scopeOf(id))
  const key = answerKey(getShoppingList, { params: { id } })
  const refresh = () => void client.invalidateQueries({ queryKey: key })

  const select = useCallback(
    (list: ShoppingList) => queue.changes.filter(({ refusal }) => refusal === null).reduce(withChange, list),
    [queue.changes],
  )
  const list = useAnswer(getShoppingList, { params: { id } }, { select })

  useBusEvent('shoppingList:itemsUpdated', ({ shoppingListId, reference }) => {
    if (shoppingListId === id && !ownReferences.current.delete(reference)) refresh()
  })
  useBusEvent('live:connected', refresh)
  useChangeOutcomes(scopeOf(id), ({ reference }) => {
    const waiting = changes
      .of(scopeOf(id))
      .get()
      .changes.filter(({ refusal }) => refusal === null)
    const applied = waiting.find((change) => change.reference === reference)
    if (applied) client.setQueryData<ShoppingList>(key, (kept) => kept && withChange(kept, applied))
    const isLast = waiting.every((change) => change === applied)
    // What is being read may be older than this change.
    if (isLast || client.isFetching({ queryKey: key }) > 0) refresh()
    if (isLast) void client.invalidateQueries({ queryKey: answerKey(listShoppingLists) })
  })

  function add(change: KeptChange): void {
    ownReferences.current.add(change.reference)
    changes.add(change)
  }

  return {
    list,
    /** What could not be applied; it is not shown among the items. */
    refused: queue.changes.filter(({ refusal }) => refusal !== null),
    add(titles: readonly string[]) {
      if (!account) return
      const items = titles.map((title) => newItem(title, account))
      add(addItems(id, items, account.id))
    },
    /** Puts removed items back, as they were. */
    restore: (items: readonly ShoppingListItem[]) => account && add(addItems(id, items, account.id)),
    tick: (ids: readonly string[], completed: boolean) => add(tickItems(id, ids, completed)),
    rename: (itemId: string, title: string) => add(renameItem(id, itemId, title)),
    remove: (ids: readonly string[]) => add(removeItems(id, ids)),
  }
}

/** A list and what can be done to it. */
export type Shopping = ReturnType<typeof useShoppingList>
