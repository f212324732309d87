import type { Account } from '@potluck/api/account'
import { type Image, image } from '@potluck/api/images'
import {
  addShoppingListItems,
  deleteShoppingListItems,
  type ListAisle,
  type ListThing,
  type ShoppingList,
  type ShoppingListItem,
  shoppingList,
  updateShoppingList,
  updateShoppingListItems,
  updateShoppingListThings,
} from '@potluck/api/shopping-lists'
import { isLanguage, type Language } from '@potluck/cooking/language'
import { changeOf, endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { shoppingListScope } from '@potluck/platform/shopping-list-scope'
import { v7 as uuid } from 'uuid'

const about = (listId: string) => ({ scope: shoppingListScope(listId), path: paths.shoppingList(listId) })

/**
 * Adds items as they are. A recipe can be named by whom it belongs to only.
 * @param from the list that shows what they look like, where it is another
 * @param language that they were written in here
 */
export const addItems = (
  listId: string,
  items: readonly ShoppingListItem[],
  ownId: string,
  { from, language }: { readonly from?: string; readonly language?: Language } = {},
): NewChange =>
  changeOf(
    addShoppingListItems,
    {
      params: { id: listId },
      body: {
        items: items.map(({ id, title, notes, completed, recipe, image, owner }) => ({
          id,
          title,
          notes,
          completed,
          recipeId: owner.id === ownId ? (recipe?.id ?? null) : null,
          ...(image && { imageId: image.id }),
        })),
        ...(language !== undefined && { language }),
      },
    },
    { ...about(listId), preview: items, ...(from !== undefined && { after: [shoppingListScope(from)] }) },
  )

export const tickItems = (listId: string, ids: readonly string[], completed: boolean): NewChange =>
  changeOf(
    updateShoppingListItems,
    { params: { id: listId }, query: { itemIds: ids.join(',') }, body: { completed } },
    about(listId),
  )

/** Maximum number of ids in the address of a change. */
const mostNamed = 200

/** Splits a change of many items into several. */
export const changesOfMany = (names: readonly string[], change: (some: readonly string[]) => NewChange): NewChange[] =>
  Array.from({ length: Math.ceil(names.length / mostNamed) }, (_, part) =>
    change(names.slice(part * mostNamed, (part + 1) * mostNamed)),
  )

/** The editable fields of an item. */
export interface ItemEdit {
  readonly title?: string
  readonly notes?: string
  /** An uploaded picture; null removes it. */
  readonly image?: Image | null
}

/** @param before the item as displayed before the edit */
export const editItem = (
  listId: string,
  before: Pick<ShoppingListItem, 'id' | 'title' | 'notes'>,
  { image, ...edit }: ItemEdit,
): NewChange => {
  const replaces = {
    ...(edit.title !== undefined && { title: before.title }),
    ...(edit.notes !== undefined && { notes: before.notes }),
  }
  return changeOf(
    updateShoppingListItems,
    {
      params: { id: listId },
      query: { itemIds: before.id },
      body: {
        ...edit,
        ...(image !== undefined && { imageId: image?.id ?? null }),
        ...(Object.keys(replaces).length > 0 && { replaces }),
      },
    },
    { ...about(listId), ...(image && { preview: image }) },
  )
}

/** Corrections of the members of a list, which stay. */
export interface ThingWords {
  /** Null for the product's aisle. */
  readonly aisle?: string | null
  readonly regular?: boolean
}

export const describeThings = (listId: string, names: readonly string[], said: ThingWords): NewChange =>
  changeOf(updateShoppingListThings, { params: { id: listId }, body: { titles: [...names], ...said } }, about(listId))

export const orderAisles = (listId: string, aisles: readonly ListAisle[]): NewChange =>
  changeOf(updateShoppingList, { params: { id: listId }, body: { aisles: [...aisles] } }, about(listId))

/**
 * @param how.to the list that they were added to before, so that they are always on one
 * @param how.bought they were bought, and not given up
 */
export const removeItems = (
  listId: string,
  ids: readonly string[],
  { to, bought }: { readonly to?: string; readonly bought?: boolean } = {},
): NewChange =>
  changeOf(
    deleteShoppingListItems,
    { params: { id: listId }, query: { itemIds: ids.join(','), ...(bought && { bought: 'true' }) } },
    { ...about(listId), ...(to !== undefined && { after: [shoppingListScope(to)] }) },
  )

/** An item that was added on this device. */
export function newItem(title: string, owner: Account): ShoppingListItem {
  const instant = new Date().toISOString()
  return {
    id: uuid(),
    notes: '',
    completed: false,
    createdAt: instant,
    updatedAt: instant,
    owner: { id: owner.id, name: owner.name, handle: owner.handle },
    recipe: null,
    image: null,
    title,
    // The server returns both when the list is fetched again.
    groupTitle: title,
    categoryTitle: 'uncategorized',
  }
}

const idsOf = ({ input }: NewChange): readonly string[] => String(input.query?.itemIds ?? '').split(',')

/** The items that a change adds; none for other changes. */
export const addedItems = ({ endpoint, preview }: NewChange): readonly ShoppingListItem[] =>
  endpoint === endpointName(addShoppingListItems) ? (shoppingList.shape.items.safeParse(preview).data ?? []) : []

/** The known titles of the items of a change. */
export function titlesOf(change: NewChange, items: readonly ShoppingListItem[]): readonly string[] {
  const added = addedItems(change)
  const ids = idsOf(change)
  return (added.length > 0 ? added : items.filter(({ id }) => ids.includes(id))).map(({ title }) => title)
}

/**
 * The optimistic items after a change; applying a change twice gives the same items. A change that this release does not
 * know is displayed after the server has applied it.
 */
export function applyChange(items: readonly ShoppingListItem[], change: NewChange): readonly ShoppingListItem[] {
  switch (change.endpoint) {
    case endpointName(addShoppingListItems): {
      const added = addedItems(change)
      return [...items, ...added.filter(({ id }) => !items.some((item) => item.id === id))]
    }
    case endpointName(updateShoppingListItems): {
      const ids = idsOf(change)
      const { title, notes, completed, imageId } = updateShoppingListItems.body.safeParse(change.input.body).data ?? {}
      const shown = imageId === undefined ? undefined : (image.safeParse(change.preview).data ?? null)
      return items.map((item) =>
        ids.includes(item.id)
          ? {
              ...item,
              title: title ?? item.title,
              notes: notes ?? item.notes,
              completed: completed ?? item.completed,
              image: shown === undefined ? item.image : shown,
            }
          : item,
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

const isNamed = (name: string) => (thing: ListThing) => thing.title.toLowerCase() === name.toLowerCase()

/** The corrections after new ones; the newest is last. */
function sayOf(things: readonly ListThing[], names: readonly string[], said: ThingWords): ListThing[] {
  return names.reduce<ListThing[]>(
    (all, name) => {
      const { aisle, regular } = all.findLast(isNamed(name)) ?? { aisle: null, regular: false }
      const thing = {
        title: name,
        aisle: said.aisle === undefined ? aisle : said.aisle,
        regular: said.regular ?? regular,
      }
      return [...all.filter((other) => !isNamed(name)(other)), thing]
    },
    [...things],
  )
}

/** The optimistic list after a change; applying a change twice gives the same list. */
export function withChange(list: ShoppingList, change: NewChange): ShoppingList {
  switch (change.endpoint) {
    case endpointName(updateShoppingListThings): {
      const { data } = updateShoppingListThings.body.safeParse(change.input.body)
      if (!data) return list
      const { titles, aisle, regular } = data
      const said = { ...(aisle !== undefined && { aisle }), ...(regular !== undefined && { regular }) }
      return { ...list, things: sayOf(list.things, titles, said) }
    }
    case endpointName(updateShoppingList): {
      const { data } = updateShoppingList.body.safeParse(change.input.body)
      return { ...list, aisles: data?.aisles ?? list.aisles }
    }
    case endpointName(addShoppingListItems): {
      const { language = '' } = addShoppingListItems.body.safeParse(change.input.body).data ?? {}
      const isNew = isLanguage(language) && !list.languages.includes(language)
      const languages = isNew ? [...list.languages, language] : list.languages
      return { ...list, languages, items: [...applyChange(list.items, change)] }
    }
    default:
      return { ...list, items: [...applyChange(list.items, change)] }
  }
}
