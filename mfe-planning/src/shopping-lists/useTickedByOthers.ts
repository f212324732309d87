import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useBusEvent, useSession } from '@potluck/platform/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'

interface TickedRows {
  /** Items that were ticked on this device, or by the member with this name, and still have their place. */
  readonly staying: ReadonlyMap<string, string | null>
  stay(ids: readonly string[], by?: string): void
}

/** Items that another member ticked keep their place for a while, with the name of that member. */
export function useTickedByOthers(listId: string, items: readonly ShoppingListItem[], rows: TickedRows): void {
  const { account } = useSession()
  /** The member who ticked an item that is not shown as ticked yet. */
  const byItem = useRef(new Map<string, string>())
  /** The member who changed the list last, for a message without the ticked items. */
  const last = useRef<string | null>(null)
  const before = useRef<ReadonlySet<string> | null>(null)
  useBusEvent('shoppingList:itemsUpdated', ({ shoppingListId, updatedBy, ticked }) => {
    if (shoppingListId !== listId) return
    const isOther = updatedBy.id !== account?.id
    last.current = isOther && ticked === undefined ? updatedBy.name : null
    for (const id of ticked ?? []) {
      if (isOther) byItem.current.set(id, updatedBy.name)
      else byItem.current.delete(id)
    }
  })
  const notify = useEffectEvent((ticked: readonly string[]) => {
    const others = ticked.filter((id) => rows.staying.get(id) !== null)
    const named = Map.groupBy(others, (id) => byItem.current.get(id) ?? last.current)
    for (const [name, ids] of named) if (name !== null) rows.stay(ids, name)
    for (const id of ticked) byItem.current.delete(id)
    if (others.length > 0) last.current = null
  })
  useEffect(() => {
    const toBuy = new Set(items.filter(({ completed }) => !completed).map(({ id }) => id))
    const ticked = items.filter(({ id, completed }) => completed && before.current?.has(id)).map(({ id }) => id)
    before.current = toBuy
    if (ticked.length > 0) notify(ticked)
  }, [items])
}
