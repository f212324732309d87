import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, text, visibleName } from './fields.ts'
import { recipeIds, recipesDone } from './many-recipes.ts'
import { ofBook, ofBooks } from './of-book.ts'
import { labelTag } from './recipes.ts'

export const label = labelTag.extend({
  createdAt: instant,
  updatedAt: instant,
  recipeCount: z.int(),
  /** The group that it stands in, by name; null when it stands alone. */
  groupTitle: z.string().nullable(),
})

export type Label = z.infer<typeof label>

const title = visibleName(100)
const labelIds = z.array(id).min(1).max(2_000)
const labelsDone = z.object({ labelCount: z.int() })

export const listLabels = endpoint({
  method: 'GET',
  path: 'labels',
  summary:
    'All labels by title, with the number of their recipes. Of all books together each title is there once, and a recipe that two of them have counts once.',
  access: 'member',
  book: 'read-several',
  query: z.strictObject(ofBooks),
  scope: 'recipes:read',
  cached: true,
  maxAnswerBytes: 2_000_000,
  response: z.array(label),
  errors: [400, 401, 404],
})

export const attachLabel = endpoint({
  method: 'POST',
  path: 'labels',
  summary:
    'Put a label on recipes; it is made when it does not exist. Recipes that are not the caller’s (any more) are passed over; 404 when none is left.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  idempotent: true,
  body: z.strictObject({ title, recipeIds }),
  status: 201,
  response: label,
  errors: [400, 401, 403, 404, 409, 413, 422],
})

export const detachLabel = endpoint({
  method: 'DELETE',
  path: 'labels',
  summary:
    'Take a label off a recipe; a label without recipes is gone. By its id, or, where none has that id, by its title. What does not have it stays so.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  query: z.strictObject({ ...ofBook, labelId: id, title: text(100).optional(), recipeId: id }),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})

export const detachLabelFromMany = endpoint({
  method: 'POST',
  path: 'labels/detach-bulk',
  slow: true,
  summary:
    'Take a label off recipes; a label without recipes is gone. By its id, or, where none has that id, by its title. What does not have it is passed over.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  idempotent: true,
  body: z.strictObject({ labelId: id, title: text(100).optional(), recipeIds }),
  response: recipesDone,
  errors: [400, 401, 403, 404, 409, 413, 422],
})

export const renameLabel = endpoint({
  method: 'PUT',
  path: 'labels/:id',
  summary: 'Call a label otherwise. 409: another label is called so already; merge the two instead.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  body: z.strictObject({ title }),
  response: label,
  errors: [400, 401, 403, 404, 409, 422],
})

export const mergeLabels = endpoint({
  method: 'POST',
  path: 'labels/merge',
  slow: true,
  summary: 'Put one label on all recipes of others, in their place. Labels that are gone are passed over.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  body: z.strictObject({ labelIds, intoLabelId: id }),
  response: label,
  errors: [400, 401, 403, 404],
})

export const groupLabels = endpoint({
  method: 'POST',
  path: 'labels/group',
  summary: 'Put labels into the group of a name, or into none. A group is its labels: without any it is gone.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  body: z.strictObject({ labelIds, groupTitle: title.nullable() }),
  response: labelsDone,
  errors: [400, 401, 403, 404],
})

export const deleteLabels = endpoint({
  method: 'POST',
  path: 'labels/delete-bulk',
  slow: true,
  summary: 'Delete labels; their recipes stay. Labels that are not the caller’s (any more) are passed over.',
  access: 'member',
  book: 'write',
  query: z.strictObject(ofBook),
  scope: 'recipes:write',
  body: z.strictObject({ labelIds }),
  response: labelsDone,
  errors: [400, 401, 403, 404],
})
