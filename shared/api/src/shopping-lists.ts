import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, id, instant, nothing, person, text } from './fields.ts'

/** An item. Its group (like items) and category (aisle) are told from its title when the list is read. */
export const shoppingListItem = z.object({
  id,
  title: z.string(),
  completed: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  owner: person,
  recipe: z.object({ id, title: z.string() }).nullable(),
  groupTitle: z.string(),
  categoryTitle: z.string(),
})

export type ShoppingListItem = z.infer<typeof shoppingListItem>

export const shoppingListSummary = z.object({
  id,
  title: z.string(),
  owner: person,
  collaborators: z.array(person),
  /** Items not yet ticked. */
  itemCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
})

export type ShoppingListSummary = z.infer<typeof shoppingListSummary>

export const shoppingList = shoppingListSummary.extend({ items: z.array(shoppingListItem) })

export type ShoppingList = z.infer<typeof shoppingList>

const title = text(254).trim().min(1)
const listParams = z.object({ id })
const itemIds = z.object({ itemIds: commaList.pipe(z.array(id).min(1).max(300)) })

/** The reference that the change was sent under, or one made for it: by it its sender tells its echo on the live channel. */
const changed = z.object({ reference: id })

export const listShoppingLists = endpoint({
  method: 'GET',
  path: 'shoppingLists',
  summary: 'Own lists and those shared with the caller, by title.',
  access: 'member',
  response: z.array(shoppingListSummary),
  errors: [401],
})

export const createShoppingList = endpoint({
  method: 'POST',
  path: 'shoppingLists',
  summary: 'Make a list; collaborators must be friends (403).',
  access: 'member',
  body: z.object({ id: id.optional(), title, collaborators: z.array(id).max(100).default([]) }),
  status: 201,
  response: shoppingListSummary,
  errors: [400, 401, 403, 409],
})

export const getShoppingList = endpoint({
  method: 'GET',
  path: 'shoppingLists/:id',
  summary: 'A list with its items.',
  access: 'member',
  params: listParams,
  response: shoppingList,
  errors: [400, 401, 404],
})

export const updateShoppingList = endpoint({
  method: 'PUT',
  path: 'shoppingLists/:id',
  summary: 'Rename a list, or say with whom it is shared (owner only, 403).',
  access: 'member',
  once: true,
  params: listParams,
  body: z.object({ title: title.optional(), collaborators: z.array(id).max(100).optional() }),
  response: changed,
  errors: [400, 401, 403, 404, 422],
})

export const deleteShoppingList = endpoint({
  method: 'DELETE',
  path: 'shoppingLists/:id',
  summary: 'The owner deletes the list; a collaborator leaves it.',
  access: 'member',
  params: listParams,
  response: nothing,
  errors: [400, 401, 404],
})

export const addShoppingListItems = endpoint({
  method: 'POST',
  path: 'shoppingLists/:id',
  summary: 'Add items. With ids of one’s own, a retry adds nothing twice.',
  access: 'member',
  once: true,
  params: listParams,
  body: z.object({
    items: z
      .array(
        z.object({
          id: id.optional(),
          title: text(500).trim().min(1),
          completed: z.boolean().default(false),
          recipeId: id.nullable().default(null),
          /** The dish of a meal plan that it is bought for. */
          planItemId: id.nullable().optional(),
        }),
      )
      .min(1)
      .max(1_000),
  }),
  status: 201,
  response: changed,
  errors: [400, 401, 404, 409, 422],
})

export const updateShoppingListItems = endpoint({
  method: 'PUT',
  path: 'shoppingLists/:id/items',
  summary: 'Tick, untick or rename items. Items that are gone are passed over.',
  access: 'member',
  once: true,
  params: listParams,
  query: itemIds,
  body: z.object({ title: text(500).trim().min(1).optional(), completed: z.boolean().optional() }),
  response: changed,
  errors: [400, 401, 404, 422],
})

export const deleteShoppingListItems = endpoint({
  method: 'DELETE',
  path: 'shoppingLists/:id/items',
  summary: 'Remove items. Items that are gone are passed over.',
  access: 'member',
  once: true,
  params: listParams,
  query: itemIds,
  response: changed,
  errors: [400, 401, 404, 422],
})
