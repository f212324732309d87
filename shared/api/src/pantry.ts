import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, nothing, openEnum, text } from './fields.ts'

/** Where a household keeps a thing. */
export const pantryPlaces = ['fridge', 'freezer', 'cupboard'] as const

export type PantryPlace = (typeof pantryPlaces)[number]

/** Things that one pantry holds. */
export const maxPantryThings = 1_000

/** Things that one change is about. */
export const maxPantryChange = 100

const day = z.iso.date()
const key = z.string().min(1).max(200)
const title = text(500).trim().min(1)

/** Something that is at home, or a dish that was cooked and put into the freezer. */
export const pantryThing = z.object({
  /** Its identity: made from its name, or by the device for a dish. */
  key: z.string(),
  title: z.string(),
  place: openEnum(pantryPlaces),
  /** The day since when it is there; null where nobody said. */
  since: z.string().nullable(),
  /** The last day on which it should be used; null where that is not known. */
  useBy: z.string().nullable(),
  /** Whether it is there as a rule. */
  always: z.boolean(),
  /** How much of it; empty where nobody said. */
  amount: z.string(),
  /** The portions of a dish; null for a thing. */
  portions: z.int().nullable(),
  /** The recipe of a dish, or the one that a thing was bought for. */
  recipeId: id.nullable(),
})

export type PantryThing = z.infer<typeof pantryThing>

/** The same as the server writes it. */
export type AnsweredPantryThing = z.input<typeof pantryThing>

export const getPantry = endpoint({
  method: 'GET',
  path: 'pantry',
  summary:
    'What is at home, by name: in the kitchen that the caller joined first, or in their own pantry without one; or in a kitchen that is named.',
  access: 'member',
  scope: 'lists',
  cached: true,
  query: z.strictObject({ home: id.optional() }),
  maxAnswerBytes: 5_000_000,
  response: z.object({
    /** Whose pantry it is; null for the caller's own. */
    kitchen: z.object({ id, name: z.string() }).nullable(),
    things: z.array(pantryThing),
    /** The things that members brought along when the kitchen's pantry was made, or when they joined. */
    joined: z.array(z.object({ name: z.string(), titles: z.array(z.string()) })),
  }),
  errors: [400, 401, 404],
})

/** A thing as it is put into a pantry; what is left out stays as it is, or as the product thinks. */
const putThing = z.strictObject({
  /** Only of a thing that is there, or of a dish. */
  key: key.optional(),
  title,
  place: z.enum(pantryPlaces).optional(),
  since: day.nullable().optional(),
  useBy: day.nullable().optional(),
  always: z.boolean().optional(),
  amount: text(100).trim().optional(),
  portions: z.int().min(1).max(100).nullable().optional(),
  recipeId: id.nullable().optional(),
})

export const changePantry = endpoint({
  method: 'PUT',
  path: 'pantry',
  summary: 'Put things into a pantry or say where they are, and take out what is used up. What is gone is passed over.',
  access: 'member',
  scope: 'lists',
  idempotent: true,
  body: z.strictObject({
    /** The kitchen whose pantry it is; without it, as in the answer of what is at home. */
    kitchenId: id.optional(),
    put: z.array(putThing).max(maxPantryChange).default([]),
    /** Keys or names. */
    used: z.array(key).max(maxPantryChange).default([]),
  }),
  response: z.object({ reference: id }),
  errors: [400, 401, 403, 404, 409, 422],
})

/** Something that a cook has at home as a rule. */
const pantryItem = z.object({ key: z.string(), title: z.string() })

export type PantryItem = z.infer<typeof pantryItem>

export const listPantry = endpoint({
  method: 'GET',
  path: 'staples',
  summary: 'What is at home as a rule, by name.',
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
  body: z.strictObject({ title }),
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
