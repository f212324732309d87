import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, person, text } from './fields.ts'
import { image } from './images.ts'
import { ofBook } from './of-book.ts'

/** Most cookings noted of one recipe. */
export const maxCookings = 1_000

const note = text(5_000).trim()

/** Most photos of cookings that others show of one recipe. */
export const maxVisiblePhotos = 20

/** A photo of the caller’s own, and whether friends who may read the recipe see it. */
const photo = { imageId: id.nullable().optional(), shown: z.boolean().optional() }

/** A time that a recipe was cooked, as it is answered. */
export const cooking = z.object({
  id,
  cookedAt: instant,
  note: z.string(),
  /** In a kitchen, who cooked (only they may change it), and which version of the recipe. */
  person: person.optional(),
  version: z.int().optional(),
  /** Its photo: the caller’s own, or one that another member shows. */
  image: image.optional(),
  /** There where its cook shows the photo to friends. */
  shown: z.boolean().optional(),
})

/** A time that a recipe was cooked. */
export type Cooking = z.infer<typeof cooking>

export const listCookings = endpoint({
  method: 'GET',
  path: 'recipes/:id/cookings',
  summary: 'When a recipe was cooked and what was noted then, the last first; in a kitchen, by all of its members.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  cached: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  maxAnswerBytes: 16_000_000,
  response: z.array(cooking),
  errors: [400, 401, 404],
})

export const addCooking = endpoint({
  method: 'POST',
  path: 'recipes/:id/cookings',
  summary: 'Note that a recipe was cooked. With an id of one’s own, a retry is the same note.',
  access: 'member',
  book: 'read',
  scope: 'recipes:write',
  idempotent: true,
  params: z.object({ id }),
  query: z.strictObject(ofBook),
  body: z.strictObject({ id: id.optional(), cookedAt: instant.optional(), note: note.default(''), ...photo }),
  status: 201,
  response: cooking,
  errors: [400, 401, 404, 409, 422],
})

const theCooking = z.object({ id, cookingId: id })

export const updateCooking = endpoint({
  method: 'PUT',
  path: 'recipes/:id/cookings/:cookingId',
  summary: 'Change when a recipe was cooked, what was noted, or its photo.',
  access: 'member',
  book: 'read',
  scope: 'recipes:write',
  idempotent: true,
  params: theCooking,
  query: z.strictObject(ofBook),
  body: z.strictObject({ cookedAt: instant.optional(), note: note.optional(), ...photo }),
  response: cooking,
  errors: [400, 401, 404, 409, 422],
})

export const deleteCooking = endpoint({
  method: 'DELETE',
  path: 'recipes/:id/cookings/:cookingId',
  summary: 'Take a cooking out of the log. One that is not there (any more) is out of it.',
  access: 'member',
  book: 'read',
  scope: 'recipes:write',
  idempotent: true,
  params: theCooking,
  query: z.strictObject(ofBook),
  response: nothing,
  errors: [400, 401, 404, 409, 422],
})

/** A photo of a cooking, which its cook shows. */
const visiblePhoto = z.object({ id, cookedAt: instant, person, image })

export type VisiblePhoto = z.infer<typeof visiblePhoto>

export const listVisiblePhotos = endpoint({
  method: 'GET',
  path: 'recipes/:id/visible-photos',
  summary: 'Photos that friends and members of the same kitchen show of their cookings of a recipe, the last first.',
  access: 'member',
  scope: 'recipes:read',
  cached: true,
  params: z.object({ id }),
  maxAnswerBytes: 40_000,
  response: z.array(visiblePhoto),
  errors: [400, 401, 404],
})
