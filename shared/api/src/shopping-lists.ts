import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, flag, id, instant, nothing, person, text, visibleName } from './fields.ts'
import { image } from './images.ts'
import { owningKitchen } from './kitchens.ts'
import { recipeMarks } from './recipe-marks.ts'

/** An item. Its group (like items) and category (aisle) are told from its title when the list is read. */
export const shoppingListItem = z.object({
  id,
  title: z.string(),
  /** A remark for the shopper: "the ripe ones". */
  notes: z.string(),
  completed: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  owner: person,
  /** Its marks are left out where they are not known. */
  recipe: z.object({ id, title: z.string(), marks: recipeMarks.optional() }).nullable(),
  /** Its picture, which everybody on the list sees. */
  image: image.nullable().default(null),
  groupTitle: z.string(),
  categoryTitle: z.string(),
})

export type ShoppingListItem = z.infer<typeof shoppingListItem>

export const shoppingListSummary = z.object({
  id,
  title: z.string(),
  /** Where it belongs to a kitchen: who has been in that longest. */
  owner: person,
  /** Everybody else on it, or in its kitchen. */
  collaborators: z.array(person),
  /** The kitchen that it belongs to; null where it is one person's. */
  kitchen: owningKitchen.nullable().default(null),
  /** Items not yet ticked. */
  itemCount: z.int(),
  /** The rows that they fill where like things stand together; left out where there are too many to count. */
  rowCount: z.int().optional(),
  /** Items that are ticked. */
  doneCount: z.int().optional(),
  /** Put away by somebody on it; it still opens. */
  archived: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})

export type ShoppingListSummary = z.infer<typeof shoppingListSummary>

/** An aisle of one list. One of the product's is known by its name and has no title; one of their own has both. */
export const listAisle = z.object({
  id: z.string(),
  title: z.string().nullable(),
  /** Its things stand among the rest. */
  hidden: z.boolean().optional(),
})

export type ListAisle = z.infer<typeof listAisle>

/** The choices of the people on a list for a thing, whatever its amount. */
export const listThing = z.object({
  title: z.string(),
  /** The id of the aisle where they find it; null where they said nothing. */
  aisle: z.string().nullable(),
  /** Bought again and again. */
  regular: z.boolean(),
})

export type ListThing = z.infer<typeof listThing>

export const shoppingList = shoppingListSummary.extend({
  items: z.array(shoppingListItem),
  /** The aisles in the order of their shop; none where nobody changed it. */
  aisles: z.array(listAisle),
  /** The languages in which people wrote on it, the first one first: what its lines are read with, whoever reads them. */
  languages: z.array(z.string()).default([]),
  things: z.array(listThing),
})

export type ShoppingList = z.infer<typeof shoppingList>

const title = visibleName(254)

/** Letters of what stands on one row. */
export const maxItemTitle = 500

/** Items that one call adds, and that one list holds. */
export const maxListItems = 1_000

const itemTitle = text(maxItemTitle).trim().min(1)
const listParams = z.object({ id })
const notes = text(1_000).trim()
const aisleId = text(36).trim().min(1)
const itemIds = z.strictObject({ itemIds: commaList.pipe(z.array(id).min(1).max(300)) })

/** The reference that the change was sent under, or one made for it: by it its sender tells its echo on the live channel. */
const changed = z.object({ reference: id })

export const listShoppingLists = endpoint({
  method: 'GET',
  path: 'shoppingLists',
  summary: 'Own lists, those shared with the caller, and those of their kitchens, by title.',
  access: 'member',
  scope: 'lists',
  cached: true,
  maxAnswerBytes: 24_000_000,
  response: z.array(shoppingListSummary),
  errors: [401],
})

export const createShoppingList = endpoint({
  method: 'POST',
  path: 'shoppingLists',
  summary:
    'Make a list, for oneself or for a kitchen, empty or a copy of one (its things unticked); collaborators must be friends (403).',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  body: z.strictObject({
    id: id.optional(),
    title,
    /** Passed over for a kitchen, whose members have it. */
    collaborators: z.array(id).max(100).default([]),
    /** The kitchen that it is for. */
    kitchenId: id.optional(),
    /** A list that the caller is on. */
    copyOf: id.optional(),
  }),
  status: 201,
  response: shoppingListSummary,
  errors: [400, 401, 403, 404, 409, 422],
})

export const getShoppingList = endpoint({
  method: 'GET',
  path: 'shoppingLists/:id',
  summary: 'A list with its items.',
  access: 'member',
  scope: 'lists',
  cached: true,
  params: listParams,
  maxAnswerBytes: 16_000_000,
  response: shoppingList,
  errors: [400, 401, 404],
})

export const updateShoppingList = endpoint({
  method: 'PUT',
  path: 'shoppingLists/:id',
  summary:
    'Rename, archive or order a list, or say with whom it is shared or to which kitchen it is given (owner only, 403).',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  params: listParams,
  body: z.strictObject({
    title: title.optional(),
    collaborators: z.array(id).max(100).optional(),
    archived: z.boolean().optional(),
    /** Gives it to a kitchen, with all that is on it. Whom it was shared with is off it, unless they are in the kitchen. */
    kitchenId: id.optional(),
    aisles: z
      .array(z.strictObject({ id: aisleId, title: visibleName(100).nullable(), hidden: z.boolean().optional() }))
      .max(60)
      .refine(
        (aisles) => new Set(aisles.map((aisle) => aisle.id)).size === aisles.length,
        'an aisle stands in one place',
      )
      .optional(),
  }),
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

export const deleteShoppingList = endpoint({
  method: 'DELETE',
  path: 'shoppingLists/:id',
  summary: 'The owner, or an owner or cook of its kitchen, deletes the list; a collaborator leaves it.',
  access: 'member',
  scope: 'lists',
  params: listParams,
  response: nothing,
  errors: [400, 401, 403, 404],
})

export const addShoppingListItems = endpoint({
  method: 'POST',
  path: 'shoppingLists/:id',
  summary: 'Add items. With ids of one’s own, a retry adds nothing twice.',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  params: listParams,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          id: id.optional(),
          title: itemTitle,
          notes: notes.default(''),
          completed: z.boolean().default(false),
          recipeId: id.nullable().default(null),
          /** The dish of a meal plan that it is bought for. */
          planItemId: id.nullable().optional(),
          /** Its picture: one of the caller's, or one that a list shows them. Any other is left out. */
          imageId: id.nullable().optional(),
        }),
      )
      .min(1)
      .max(maxListItems),
    /** The language that they are written in; one that is none of ours is passed over. */
    language: z.string().max(20).optional(),
  }),
  status: 201,
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

export const updateShoppingListItems = endpoint({
  method: 'PUT',
  path: 'shoppingLists/:id/items',
  summary:
    'Tick, untick, rewrite or annotate items, or say what they look like (a picture of the caller’s, null for none). Items that are gone are passed over.',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  params: listParams,
  query: itemIds,
  body: z.strictObject({
    title: itemTitle.optional(),
    notes: notes.optional(),
    completed: z.boolean().optional(),
    imageId: id.nullable().optional(),
    /** The words that it changes, as they were: where one says something else by now, nothing is changed (409). */
    replaces: z.strictObject({ title: itemTitle.optional(), notes: notes.optional() }).optional(),
  }),
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

export const updateShoppingListThings = endpoint({
  method: 'PUT',
  path: 'shoppingLists/:id/things',
  summary: 'Say of things, by name, in which aisle they stand or that they are bought again and again; for good.',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  params: listParams,
  body: z.strictObject({
    titles: z.array(itemTitle).min(1).max(300),
    /** Null: where the product thinks. */
    aisle: aisleId.nullable().optional(),
    regular: z.boolean().optional(),
  }),
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})

export const listUsualThings = endpoint({
  method: 'GET',
  path: 'usualThings',
  summary: 'Names of what was put on any list that the caller is on, most often first.',
  access: 'member',
  scope: 'lists',
  cached: true,
  response: z.array(z.string()),
  errors: [401],
})

export const deleteShoppingListItems = endpoint({
  method: 'DELETE',
  path: 'shoppingLists/:id/items',
  summary: 'Remove items. Items that are gone are passed over.',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  params: listParams,
  query: itemIds.extend({
    /** Whether they were bought, and not given up: they are at home then. */
    bought: flag.optional(),
  }),
  response: changed,
  errors: [400, 401, 403, 404, 409, 422],
})
