import { allergens, dietMarks } from '@potluck/foods/marks'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, nothing, openEnum, visibleName } from './fields.ts'
import { ofBook } from './of-book.ts'

/** Most eaters of a household, members included. */
export const maxEaters = 30

/** Most things that somebody does not like, and the longest name of one. */
export const maxDislikes = 30
export const maxDislike = 100

const markNames = [...allergens, ...dietMarks] as const

/** The things that somebody does not eat. `meat` stands for a vegetarian, `animal` for a vegan. */
export const avoidedFields = {
  /** Allergens and diets. */
  mustNot: z.array(z.enum(markNames)).max(markNames.length),
  /** Names of things that they do not like. */
  dislikes: z.array(visibleName(maxDislike)).max(maxDislikes),
}

const eater = z.object({
  /** That of the account of whoever has one. */
  id,
  /** The household in which they eat; null for the caller alone. */
  kitchenId: id.nullable(),
  name: z.string(),
  hasAccount: z.boolean(),
  mustNot: z.array(openEnum(markNames)),
  dislikes: z.array(z.string()),
})

export type Eater = z.infer<typeof eater>

/** The same as the server writes it. */
export type AnsweredEater = z.input<typeof eater>

/** The same as it is sent. */
export type Avoided = z.input<z.ZodObject<typeof avoidedFields>>

const theEater = z.object({ id, eaterId: id })

export const listEaters = endpoint({
  method: 'GET',
  path: 'eaters',
  summary:
    'Who eats in the households of the caller, and what they do not eat; those of nobody else. Of whoever wrote nothing, nothing is listed.',
  access: 'member',
  cached: true,
  maxAnswerBytes: 2_000_000,
  response: z.array(eater),
  errors: [401],
})

export const writeOwnEater = endpoint({
  method: 'PUT',
  path: 'eaters/own',
  summary: 'Write down what the caller does not eat: for a household, whose members read it, or for themselves.',
  access: 'member',
  book: 'read',
  idempotent: true,
  query: z.strictObject(ofBook),
  body: z.strictObject(avoidedFields),
  response: nothing,
  errors: [400, 401, 404, 409, 422],
})

export const deleteOwnEater = endpoint({
  method: 'DELETE',
  path: 'eaters/own',
  summary: 'Delete what the caller wrote down, for a household or for themselves.',
  access: 'member',
  book: 'read',
  idempotent: true,
  query: z.strictObject(ofBook),
  response: nothing,
  errors: [400, 401, 404, 409, 422],
})

export const writeEater = endpoint({
  method: 'PUT',
  path: 'kitchens/:id/eaters/:eaterId',
  summary:
    'Write down what somebody without an account does not eat (owners only, 403). Members write it down for themselves.',
  access: 'member',
  idempotent: true,
  params: theEater,
  body: z.strictObject({ name: visibleName(100), ...avoidedFields }),
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})

export const deleteEater = endpoint({
  method: 'DELETE',
  path: 'kitchens/:id/eaters/:eaterId',
  summary: 'Remove somebody without an account from those who eat in a household (owners only, 403).',
  access: 'member',
  idempotent: true,
  params: theEater,
  response: nothing,
  errors: [400, 401, 403, 404, 409, 422],
})
