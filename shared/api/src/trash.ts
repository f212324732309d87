import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './fields.ts'
import { ofBook } from './of-book.ts'
import { recipeSummary } from './recipes.ts'

/** For this number of days what was deleted can be restored. */
export const trashDays = 30

/** Most recipes that one call restores or deletes by their ids. */
export const maxRestored = 500

const dates = {
  deletedAt: instant,
  /** When it goes for good. */
  leavesAt: instant,
}

const trashedRecipe = recipeSummary.extend(dates)

export type TrashedRecipe = z.infer<typeof trashedRecipe>

const trashPage = z.object({ data: z.array(trashedRecipe), totalCount: z.int() })

/** The same as the server writes it. */
export type AnsweredTrashPage = z.input<typeof trashPage>

const searched = z.string().trim().max(1_000).default('')
const ids = z.strictObject({ ids: z.array(id).min(1).max(maxRestored) })

export const listTrash = endpoint({
  method: 'GET',
  path: 'trash',
  summary:
    'Deleted recipes, those deleted last first; only those that a search finds, if asked for. Each rests for 30 days.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  cached: true,
  query: z.strictObject({
    ...ofBook,
    query: searched,
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    count: z.coerce.number().int().min(1).max(500).default(100),
  }),
  maxAnswerBytes: { perItem: 48_000, items: 'count' },
  response: trashPage,
  errors: [400, 401, 404],
})

export const restoreRecipes = endpoint({
  method: 'POST',
  path: 'trash/restore',
  slow: true,
  summary: 'Put deleted recipes back where they were, with their labels and pictures. One that is back stays so.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  idempotent: true,
  body: ids,
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})

export const restoreAllRecipes = endpoint({
  method: 'POST',
  path: 'trash/restoreAll',
  summary:
    'Put all deleted recipes back, or all that a search finds. The server goes on when the caller leaves; broken off, it can be asked again.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  body: z.strictObject({ query: searched }),
  response: z.object({ recipeCount: z.int() }),
  errors: [400, 401, 403, 404, 429],
})

export const deleteForGood = endpoint({
  method: 'POST',
  path: 'trash/delete',
  summary: 'Delete recipes of the trash for good. Those that are not there are passed over.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  body: ids,
  response: z.object({ recipeCount: z.int() }),
  errors: [400, 401, 403, 404],
})

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: 'trash',
  slow: true,
  summary: 'Delete everything in the trash for good: recipes, shopping lists and meal plans.',
  access: 'member',
  response: nothing,
  errors: [401],
})

const deletedThing = z.object({
  id,
  title: z.string(),
  /** Lines or dishes on it. */
  itemCount: z.int(),
  /** With how many people it was shared: they have it again when it is restored. */
  peopleCount: z.int(),
  /** What the kitchen is called that it belongs to. */
  kitchen: z.string().nullable().default(null),
  /** Its id. */
  kitchenId: id.nullable().default(null),
  ...dates,
})

export type DeletedThing = z.infer<typeof deletedThing>

/** The kinds of things that owners delete as a whole, besides recipes. */
export const deletedKinds = ['lists', 'plans'] as const

export type DeletedKind = (typeof deletedKinds)[number]

export const listDeletedThings = endpoint({
  method: 'GET',
  path: 'trash/shared',
  summary:
    'Deleted shopping lists and meal plans, the caller’s own and those of kitchens that they keep or cook in, those deleted last first. Each rests for 30 days.',
  access: 'member',
  scope: 'everything',
  cached: true,
  response: z.object({ lists: z.array(deletedThing), plans: z.array(deletedThing) }),
  errors: [401],
})

const thingParams = z.object({ kind: z.enum(deletedKinds), id })

export const restoreThing = endpoint({
  method: 'POST',
  path: 'trash/shared/:kind/:id',
  summary:
    'Put a deleted shopping list or meal plan back, with its people and all that was on it. One that is back stays so.',
  access: 'member',
  scope: 'everything',
  params: thingParams,
  response: nothing,
  errors: [400, 401, 404, 409],
})

export const deleteThingForGood = endpoint({
  method: 'DELETE',
  path: 'trash/shared/:kind/:id',
  summary: 'Delete a shopping list or meal plan of the trash for good.',
  access: 'member',
  params: thingParams,
  response: nothing,
  errors: [400, 401, 404],
})

const removedLine = z.object({
  id,
  /** The list or plan that it was on. */
  thingId: id,
  thingTitle: z.string(),
  title: z.string(),
  notes: z.string(),
  ...dates,
})

/** Most lines, and most dishes, that the trash shows. */
export const maxRemoved = 200

export const listRemoved = endpoint({
  method: 'GET',
  path: 'trash/removed',
  summary:
    'What was removed from shopping lists (not what was ticked) and from meal plans that the caller is on, latest first, 200 of each at most. Added again under its id it comes back as it was.',
  access: 'member',
  scope: 'everything',
  cached: true,
  // Dishes may have notes from before they were limited.
  maxAnswerBytes: 6_000_000,
  response: z.object({
    items: z.array(removedLine),
    dishes: z.array(
      removedLine.extend({
        day: z.string().nullable(),
        meal: z.string(),
        servings: z.number().nullable(),
        leftoverOf: id.nullable(),
        seriesId: id.nullable(),
      }),
    ),
  }),
  errors: [401],
})

export type RemovedLine = z.infer<typeof removedLine>
