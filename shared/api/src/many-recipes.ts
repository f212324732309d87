import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { ofBook } from './of-book.ts'
import { folder, recipeFilters, recipeSort } from './recipes.ts'

/** Most recipes that one call speaks of. */
export const maxSelected = 50_000

/** Recipes by id. Those that are not the caller's (any more) are passed over; one named twice counts once. */
export const recipeIds = z.array(id).min(1).max(maxSelected)

/** Most recipes that one change moves or deletes: it is done whole or not at all. */
export const maxChanged = 500

const changedIds = z.array(id).min(1).max(maxChanged)

/** How many recipes it came to. */
export const recipesDone = z.object({ recipeCount: z.int() })

export const listRecipeIds = endpoint({
  method: 'GET',
  path: 'recipes/ids',
  summary: 'The ids of all own recipes of a folder that pass the filters, in order, to be selected at once.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  cached: true,
  query: z.strictObject({
    ...ofBook,
    folder: folder.default('main'),
    sort: recipeSort.default('title'),
    ...recipeFilters,
  }),
  maxAnswerBytes: 2_000_000,
  response: z.object({ ids: z.array(id) }),
  errors: [400, 401, 404],
})

export const moveRecipes = endpoint({
  method: 'POST',
  path: 'recipes/move-bulk',
  slow: true,
  summary: 'Put recipes into a folder. What is not the caller’s (any more) is passed over.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  idempotent: true,
  body: z.strictObject({ recipeIds: changedIds, folder }),
  response: recipesDone,
  errors: [400, 401, 403, 404, 409, 422],
})

export const deleteRecipes = endpoint({
  method: 'POST',
  path: 'recipes/delete-bulk',
  slow: true,
  summary: 'Delete recipes. What is not the caller’s (any more) is passed over.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  idempotent: true,
  body: z.strictObject({ recipeIds: changedIds }),
  response: recipesDone,
  errors: [400, 401, 403, 404, 409, 422],
})

export const deleteRecipesByLabels = endpoint({
  method: 'POST',
  path: 'recipes/delete-by-labelIds',
  slow: true,
  summary: 'Delete labels, and every recipe that has one of them. Labels that are not the caller’s are passed over.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  body: z.strictObject({ labelIds: z.array(id).min(1).max(2_000) }),
  response: recipesDone,
  errors: [400, 401, 403, 404, 429],
})

export const deleteAllRecipes = endpoint({
  method: 'DELETE',
  path: 'recipes/all',
  slow: true,
  summary: 'Delete every recipe of the caller, the inbox included. Whoever means it sends the word.',
  access: 'member',
  scope: 'recipes:write',
  body: z.strictObject({ word: z.literal('DELETE') }),
  response: recipesDone,
  errors: [400, 401, 429],
})
