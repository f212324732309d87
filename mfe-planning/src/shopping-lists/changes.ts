import type { Account } from '@potluck/api/account'
import {
  addShoppingListItems,
  deleteShoppingListItems,
  type ShoppingListItem,
  shoppingList,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { changeOf, endpointName } from '@potluck/platform/changes'
import type { KeptChange } from '@potluck/platform/kept-change'
import { paths } from '@potluck/platform/paths'
import { v7 as uuid } from 'uuid'

/** The changes of one list are sent in order: a tick of an item never overtakes the item. */
export const scopeOf = (listId: string): string => `shopping-list ${listId}`

const about = (listId: string) => ({ scope: scopeOf(listId), path: paths.shoppingList(listId) })

/** Adds items as they are. A recipe can be named by whom it belongs to only. */
export const addItems = (listId: string, items: readonly ShoppingListItem[], ownId: string): KeptChange =>
  changeOf(
    addShoppingListItems,
    {
      params: { id: listId },
      body: {
        items: items.map(({ id, title, completed, recipe, owner }) => ({
          id,
          title,
          completed,
          recipeId: owner.id === ownId ? (recipe?.id ?? null) : null,
        })),
      },
    },
    { ...about(listId), preview: items },
  )

export const tickItems = (listId: string, ids: readonly string[], completed: boolean): KeptChange =>
  changeOf(
    updateShoppingListItems,
    { params: { id: listId }, query: { itemIds: ids.join(',') }, body: { completed } },
    about(listId),
  )

export const renameItem = (listId: string, itemId: string, title: string): KeptChange =>
  changeOf(
    updateShoppingListItems,
    { params: { id: listId }, query: { itemIds: itemId }, body: { title } },
    about(listId),
  )

export const removeItems = (listId: string, ids: readonly string[]): KeptChange =>
  changeOf(deleteShoppingListItems, { params: { id: listId }, query: { itemIds: ids.join(',') } }, about(listId))

/** An item that was written here. */
export function newItem(title: string, owner: Account): ShoppingListItem {
  const instant = new Date().toISOString()
  return {
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
  }
}

const idsOf = ({ input }: KeptChange): readonly string[] => String(input.query?.itemIds ?? '').split(',')

/** The titles of the items that a change is about, as far as they are known. */
export function titlesOf(change: KeptChange, items: readonly ShoppingListItem[]): readonly string[] {
  const added = shoppingList.shape.items.safeParse(change.preview).data
  const ids = idsOf(change)
  return (added ?? items.filter(({ id }) => ids.includes(id))).map(({ title }) => title)
}

/**
 * The items after a change, as the server will have them: the same whether it is applied once or twice. A change that
 * this release does not know shows when the server has applied it.
 */
export function applyChange(items: readonly ShoppingListItem[], change: KeptChange): readonly ShoppingListItem[] {
  switch (change.endpoint) {
    case endpointName(addShoppingListItems): {
      const { data: added = [] } = shoppingList.shape.items.safeParse(change.preview)
      return [...items, ...added.filter(({ id }) => !items.some((item) => item.id === id))]
    }
    case endpointName(updateShoppingListItems): {
      const ids = idsOf(change)
      const { title, completed } = updateShoppingListItems.body.safeParse(change.input.body).data ?? {}
      return items.map((item) =>
        ids.includes(item.id) ? { ...item, title: title ?? item.title, completed: completed ?? item.completed } : item,
      )
    }
    case endpointName(deleteShoppingListItems): {
      const ids = idsOf(change)
      return items.filter(({ id }) => !ids.includes(id))
    }
    default:
      return items
  }
}
