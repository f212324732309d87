import {
  getShoppingList,
  listShoppingLists,
  type ShoppingList,
  type ShoppingListItem,
} from '@potluck/api/shopping-lists'
import type { Answer } from '@potluck/parts'
import { answerKey, useAnswer } from '@potluck/platform/answers'
import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useChangeOutcomes, useChanges, useSession } from '@potluck/platform/hooks'
import type { KeptChange } from '@potluck/platform/kept-change'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { addItems, applyChange, newItem, removeItems, renameItem, scopeOf, tickItems } from './changes.ts'

/** A list and what can be done to it. */
export interface Shopping {
  readonly list: Answer<ShoppingList>
  /** What could not be applied; it is not shown among the items. */
  readonly refused: readonly Change[]
  /** Changes wait that are lost with the page, because this browser keeps nothing for us. */
  readonly waitsInMemory: boolean
  /** Adds what was written. @returns the ids of the new items, in the order of their titles */
  add(titles: readonly string[]): readonly string[]
  /** Puts removed items back, as they were. */
  restore(items: readonly ShoppingListItem[]): void
  tick(ids: readonly string[], completed: boolean): void
  rename(itemId: string, title: string): void
  remove(ids: readonly string[]): void
}

const withChange = (list: ShoppingList, change: KeptChange): ShoppingList => ({
  ...list,
  items: [...applyChange(list.items, change)],
})

const isWaiting = ({ refusal }: Change): boolean => refusal === null

/**
 * One list and what can be done to it. What is shown is what the server said, with the changes that wait: they are kept
 * until the server has them, also without a network and through a reload.
 */
export function useShoppingList(id: string): Shopping {
  const { changes } = useHost()
  const { account } = useSession()
  const client = useQueryClient()
  const ownReferences = useRef(new Set<string>())
  const queue = useChanges(scopeOf(id))
  const key = answerKey(getShoppingList, { params: { id } })
  const refresh = () => void client.invalidateQueries({ queryKey: key })

  const select = useCallback(
    (list: ShoppingList) => queue.changes.filter(isWaiting).reduce(withChange, list),
    [queue.changes],
  )
  const list = useAnswer(getShoppingList, { params: { id } }, { select })

  useBusEvent('shoppingList:itemsUpdated', ({ shoppingListId, reference }) => {
    if (shoppingListId === id && !ownReferences.current.delete(reference)) refresh()
  })
  useBusEvent('live:connected', refresh)
  useChangeOutcomes(scopeOf(id), ({ reference }) => {
    const waiting = changes.of(scopeOf(id)).get().changes.filter(isWaiting)
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
    refused: queue.changes.filter((change) => !isWaiting(change)),
    waitsInMemory: queue.kept === 'memory' && queue.changes.some(isWaiting),
    add(titles) {
      if (!account) return []
      const items = titles.map((title) => newItem(title, account))
      add(addItems(id, items, account.id))
      return items.map((item) => item.id)
    },
    restore: (items) => account && add(addItems(id, items, account.id)),
    tick: (ids, completed) => add(tickItems(id, ids, completed)),
    rename: (itemId, title) => add(renameItem(id, itemId, title)),
    remove: (ids) => add(removeItems(id, ids)),
  }
}
