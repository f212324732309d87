import type { Account } from '@potluck/api/account'
import {
  addShoppingListItems,
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  type ShoppingList,
  type ShoppingListItem,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { answerKey, useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useSession } from '@potluck/platform/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { v7 as uuid } from 'uuid'

/** What a cook does to the items of a list. Each is the same whether it runs once or twice. */
type Change =
  | { readonly kind: 'add'; readonly items: readonly ShoppingListItem[] }
  | { readonly kind: 'tick'; readonly ids: readonly string[]; readonly completed: boolean }
  | { readonly kind: 'rename'; readonly id: string; readonly title: string }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }

/** The items after a change, as the server will have them. */
export function applyChange(items: readonly ShoppingListItem[], change: Change): ShoppingListItem[] {
  switch (change.kind) {
    case 'add':
      return [...items, ...change.items.filter((added) => !items.some((item) => item.id === added.id))]
    case 'tick':
      return items.map((item) => (change.ids.includes(item.id) ? { ...item, completed: change.completed } : item))
    case 'rename':
      return items.map((item) => (item.id === change.id ? { ...item, title: change.title } : item))
    case 'remove':
      return items.filter((item) => !change.ids.includes(item.id))
  }
}

const newItem = (title: string, owner: Account, instant: string): ShoppingListItem => ({
  id: uuid(),
  completed: false,
  createdAt: instant,
  updatedAt: instant,
  owner: { id: owner.id, name: owner.name, handle: owner.handle },
  recipe: null,
  title,
  // The server tells both when the list is read again.
  groupTitle: title,
  categoryTitle: 'uncategorized',
})

/**
 * One list and what can be done to it. A change shows at once; while any is on its way, what the server answers does
 * not overwrite it, so that nothing ticked comes back. Without a network changes wait and are sent in order.
 */
export function useShoppingList(id: string) {
  const { api } = useHost()
  const { account } = useSession()
  const client = useQueryClient()
  const ownReferences = useRef(new Set<string>())
  const key = answerKey(getShoppingList, { params: { id } })
  const refresh = () => {
    if (client.isMutating({ mutationKey: key }) === 0) void client.invalidateQueries({ queryKey: key })
  }

  useBusEvent('shoppingList:itemsUpdated', ({ shoppingListId, reference }) => {
    if (shoppingListId === id && !ownReferences.current.delete(reference)) refresh()
  })
  useBusEvent('live:connected', refresh)

  const list = useAnswer(getShoppingList, { params: { id } })

  function send(change: Change, reference: string) {
    const params = { id }
    switch (change.kind) {
      case 'add': {
        const items = change.items.map(({ id: itemId, title, completed, recipe, owner }) => ({
          id: itemId,
          title,
          completed,
          // A recipe can be named by whom it belongs to only.
          recipeId: owner.id === account?.id ? (recipe?.id ?? null) : null,
        }))
        return api.call(addShoppingListItems, { params, body: { items, reference } })
      }
      case 'tick': {
        const query = { itemIds: change.ids.join(',') }
        return api.call(updateShoppingListItems, { params, query, body: { completed: change.completed, reference } })
      }
      case 'rename': {
        const query = { itemIds: change.id }
        return api.call(updateShoppingListItems, { params, query, body: { title: change.title, reference } })
      }
      case 'remove':
        return api.call(deleteShoppingListItems, { params, query: { itemIds: change.ids.join(','), reference } })
    }
  }

  const { mutate } = useMutation({
    mutationKey: key,
    // One after the other: a tick of an item never overtakes the item.
    scope: { id: `shopping-list ${id}` },
    mutationFn: (change: Change) => {
      const reference = uuid()
      ownReferences.current.add(reference)
      return send(change, reference)
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<ShoppingList>(key, (shown) => shown && { ...shown, items: applyChange(shown.items, change) })
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) > 1) return
      void client.invalidateQueries({ queryKey: key })
      void client.invalidateQueries({ queryKey: answerKey(listShoppingLists) })
    },
  })

  return {
    list,
    add(titles: readonly string[]) {
      if (!account) return
      const instant = new Date().toISOString()
      mutate({ kind: 'add', items: titles.map((title) => newItem(title, account, instant)) })
    },
    /** Puts removed items back, as they were. */
    restore: (items: readonly ShoppingListItem[]) => mutate({ kind: 'add', items }),
    tick: (ids: readonly string[], completed: boolean) => mutate({ kind: 'tick', ids, completed }),
    rename: (itemId: string, title: string) => mutate({ kind: 'rename', id: itemId, title }),
    remove: (ids: readonly string[]) => mutate({ kind: 'remove', ids }),
  }
}

/** A list and what can be done to it. */
export type Shopping = ReturnType<typeof useShoppingList>
