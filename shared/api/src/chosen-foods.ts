import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, nothing, text } from './fields.ts'
import { ofBook } from './of-book.ts'

/** A line of a recipe, or what it names. The recipe is worked out at once, the others of the book soon. */
const namedLine = { line: text(500).trim().min(1), recipeId: id.optional() }

export const chooseFood = endpoint({
  method: 'PUT',
  path: 'chosen-foods',
  summary:
    'Choose the food of what a line names, for all recipes of the book; null: it is none. 409: no more can be chosen.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  query: z.strictObject(ofBook),
  body: z.strictObject({ ...namedLine, food: text(100).min(1).nullable() }),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})

export const forgetFood = endpoint({
  method: 'DELETE',
  path: 'chosen-foods',
  summary: 'Take back the food that was chosen for what a line names: it is read as in any other book.',
  access: 'member',
  book: 'write',
  scope: 'recipes:write',
  idempotent: true,
  query: z.strictObject({ ...ofBook, ...namedLine }),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})
