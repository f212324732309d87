import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { nothing, text } from './fields.ts'

/** Something that a cook has at home as a rule. */
const pantryItem = z.object({ key: z.string(), title: z.string() })

export type PantryItem = z.infer<typeof pantryItem>

export const listPantry = endpoint({
  method: 'GET',
  path: 'staples',
  summary: 'What the caller has at home as a rule, by name.',
  access: 'member',
  scope: 'lists',
  cached: true,
  maxAnswerBytes: 3_000_000,
  response: z.array(pantryItem),
  errors: [401],
})

export const addToPantry = endpoint({
  method: 'POST',
  path: 'staples',
  summary: 'Remember something that is at home as a rule.',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  body: z.strictObject({ title: text(500).trim().min(1) }),
  status: 201,
  response: pantryItem,
  errors: [400, 401, 409, 422],
})

export const removeFromPantry = endpoint({
  method: 'DELETE',
  path: 'staples/:key',
  summary: 'Forget that something is at home, by its key or its name.',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  params: z.object({ key: z.string().max(200) }),
  response: nothing,
  errors: [400, 401, 409, 422],
})
