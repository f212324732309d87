import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, text, visibleName } from './fields.ts'
import { ofBook } from './of-book.ts'

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
  book: 'read',
  query: z.strictObject(ofBook),
  scope: 'recipes:read',
  cached: true,
  response: z.array(savedSearch),
  errors: [400, 401, 404],
})

export const saveSearch = endpoint({
  method: 'PUT',
  path: 'saved-searches/:id',
  summary: 'Save a search under a name, or change one. 409: no more can be saved.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  body: z.strictObject({ title: visibleName(100), view: text(4_000).min(1) }),
  response: savedSearch,
  errors: [400, 401, 403, 404, 409],
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: 'saved-searches/:id',
  summary: 'Delete a saved search.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  response: nothing,
  errors: [400, 401, 403, 404],
})
