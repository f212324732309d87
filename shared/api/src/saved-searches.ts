import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, text } from './fields.ts'

/** A list that was narrowed, stored under a name. */
export const savedSearch = z.object({
  id,
  title: z.string(),
  /** The filters of the list, as the query of its address: `search=soup&labels=quick`. */
  view: z.string(),
  createdAt: instant,
})

export type SavedSearch = z.infer<typeof savedSearch>

export const listSavedSearches = endpoint({
  method: 'GET',
  path: 'saved-searches',
  summary: 'The saved searches of the caller, by title.',
  access: 'member',
  scope: 'recipes:read',
  cached: true,
  response: z.array(savedSearch),
  errors: [401],
})

export const saveSearch = endpoint({
  method: 'PUT',
  path: 'saved-searches/:id',
  summary: 'Save a search under a name, or change one. 409: no more can be saved.',
  access: 'member',
  scope: 'recipes:write',
  params: z.object({ id }),
  body: z.strictObject({ title: text(100).trim().min(1), view: text(4_000).min(1) }),
  response: savedSearch,
  errors: [400, 401, 409],
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: 'saved-searches/:id',
  summary: 'Delete a saved search.',
  access: 'member',
  scope: 'recipes:write',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 404],
})
