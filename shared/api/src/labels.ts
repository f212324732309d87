import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, text } from './fields.ts'
import { labelTag } from './recipes.ts'

export const label = labelTag.extend({ createdAt: instant, updatedAt: instant, recipeCount: z.int() })

export type Label = z.infer<typeof label>

export const listLabels = endpoint({
  method: 'GET',
  path: 'labels',
  summary: 'All labels by title, with the number of their recipes.',
  access: 'member',
  response: z.array(label),
  errors: [401],
})

export const attachLabel = endpoint({
  method: 'POST',
  path: 'labels',
  summary: 'Put a label on recipes; it is made when it does not exist.',
  access: 'member',
  body: z.object({ title: text(100).trim().min(1), recipeIds: z.array(id).min(1).max(1_000) }),
  status: 201,
  response: label,
  errors: [400, 401, 404, 409],
})

export const detachLabel = endpoint({
  method: 'DELETE',
  path: 'labels',
  summary: 'Take a label off a recipe; a label without recipes is gone.',
  access: 'member',
  query: z.object({ labelId: id, recipeId: id }),
  response: nothing,
  errors: [400, 401, 404],
})
