import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useBusEvent, useSession } from '@potluck/platform/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Reports items that another member ticked when they change on this screen.
 * @param onTicked called with their ids and the name of the member
 */
export function useTickedByOthers(
  listId: string,
  items: readonly ShoppingListItem[],
  onTicked: (ids: readonly string[], by: string) => void,
): void {
  const { account } = useSession()
  const by = useRef<string | null>(null)
  const before = useRef<ReadonlySet<string> | null>(null)
  const notify = useEffectEvent(onTicked)
  useBusEvent('shoppingList:itemsUpdated', ({ shoppingListId, updatedBy }) => {
    if (shoppingListId === listId) by.current = updatedBy.id === account?.id ? null : updatedBy.name
  })
  useEffect(() => {
    const toBuy = new Set(items.filter(({ completed }) => !completed).map(({ id }) => id))
    const ticked = items.filter(({ id, completed }) => completed && before.current?.has(id)).map(({ id }) => id)
    before.current = toBuy
    if (ticked.length > 0 && by.current !== null) notify(ticked, by.current)
  }, [items])
}
