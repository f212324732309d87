import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, text } from './fields.ts'

/** Most cookings noted of one recipe. */
export const maxCookings = 1_000

const note = text(5_000).trim()

const cooking = z.object({ id, cookedAt: instant, note: z.string() })

/** A time that a recipe was cooked. */
export type Cooking = z.infer<typeof cooking>

export const listCookings = endpoint({
  method: 'GET',
  path: 'recipes/:id/cookings',
  summary: 'When a recipe was cooked and what was noted then, the last first.',
  access: 'member',
  scope: 'recipes:read',
  cached: true,
  params: z.object({ id }),
  maxAnswerBytes: 16_000_000,
  response: z.array(cooking),
  errors: [400, 401, 404],
})

export const addCooking = endpoint({
  method: 'POST',
  path: 'recipes/:id/cookings',
  summary: 'Note that a recipe was cooked. With an id of one’s own, a retry is the same note.',
  access: 'member',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  body: z.strictObject({ id: id.optional(), cookedAt: instant.optional(), note: note.default('') }),
  status: 201,
  response: cooking,
  errors: [400, 401, 404, 409, 422],
})

const theCooking = z.object({ id, cookingId: id })

export const updateCooking = endpoint({
  method: 'PUT',
  path: 'recipes/:id/cookings/:cookingId',
  summary: 'Change when a recipe was cooked, or what was noted.',
  access: 'member',
  scope: 'recipes:write',
  idempotent: true,
  params: theCooking,
  body: z.strictObject({ cookedAt: instant.optional(), note: note.optional() }),
  response: cooking,
  errors: [400, 401, 404, 409, 422],
})

export const deleteCooking = endpoint({
  method: 'DELETE',
  path: 'recipes/:id/cookings/:cookingId',
  summary: 'Take a cooking out of the log. One that is not there (any more) is out of it.',
  access: 'member',
  scope: 'recipes:write',
  idempotent: true,
  params: theCooking,
  response: nothing,
  errors: [400, 401, 404, 409, 422],
})
