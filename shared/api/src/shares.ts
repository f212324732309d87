import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, oneLine, person } from './fields.ts'
import { ofBook } from './of-book.ts'

/** Longest name of a link. */
export const maxShareName = 100

const name = oneLine(maxShareName).trim()
const expiresAt = instant.nullable()

/** A link that opens one recipe to whoever has it, as those see it in whose book the recipe is. */
export const share = z.object({
  id,
  /** For whom or what it was made; may be empty. */
  name: z.string(),
  /** Below the address of the product, as `s/…`: who has it, reads the recipe. */
  address: z.string(),
  recipe: z.object({ id, title: z.string() }),
  createdAt: instant,
  /** From then on it opens nothing; null for one that does not end by itself. */
  expiresAt: instant.nullable(),
  /** Of a recipe of a kitchen: who made it. It ends when they do not cook there any more. */
  maker: person.nullable().default(null),
})

export type Share = z.infer<typeof share>

/** The same as the server writes it. */
export type AnsweredShare = z.input<typeof share>

/** Most links of one book, and of one recipe. */
export const maxShares = 1_000
export const maxSharesOfRecipe = 50

/** The secret of a link: what stands behind `s/` in its address. */
export const shareSecret = z.string().regex(/^[\w-]{22}$/)

const shareParams = z.object({ id })

export const listShares = endpoint({
  method: 'GET',
  path: 'shares',
  summary:
    'The links to recipes of a book, the newest first; those of one recipe where it is named. 403: the caller is a reader of the kitchen.',
  access: 'member',
  book: 'write',
  scope: 'everything',
  query: z.strictObject({ ...ofBook, recipeId: id.optional() }),
  maxAnswerBytes: 4_000_000,
  response: z.array(share),
  errors: [400, 401, 403, 404],
})

export const createShare = endpoint({
  method: 'POST',
  path: 'shares',
  summary:
    'Make a link to a recipe of one’s own, or of a kitchen in which one cooks. The same id again is the same link.',
  access: 'member',
  book: 'write',
  scope: 'everything',
  query: z.strictObject(ofBook),
  body: z.strictObject({
    id: id.optional(),
    recipeId: id,
    name: name.default(''),
    expiresAt: expiresAt.default(null),
  }),
  status: 201,
  response: share,
  errors: [400, 401, 403, 404, 409],
})

export const updateShare = endpoint({
  method: 'PUT',
  path: 'shares/:id',
  summary: 'Rename a link, or say when it ends.',
  access: 'member',
  book: 'write',
  scope: 'everything',
  params: shareParams,
  query: z.strictObject(ofBook),
  body: z.strictObject({ name: name.optional(), expiresAt: expiresAt.optional() }),
  response: share,
  errors: [400, 401, 403, 404],
})

export const deleteShare = endpoint({
  method: 'DELETE',
  path: 'shares/:id',
  summary: 'Take a link back: its address is dead for ever.',
  access: 'member',
  book: 'write',
  scope: 'everything',
  params: shareParams,
  query: z.strictObject(ofBook),
  response: nothing,
  errors: [400, 401, 403, 404],
})

export const getShared = endpoint({
  method: 'GET',
  path: 'shares/opened',
  summary: 'What a link shows, in short, to whoever has it.',
  access: 'viewer',
  scope: 'recipes:read',
  query: z.strictObject({ secret: shareSecret }),
  response: z.object({
    title: z.string(),
    description: z.string(),
    /** The address of its photo below the address of the product, or null. */
    image: z.string().nullable(),
    ownerName: z.string(),
    /** The caller’s own, or of a kitchen that they are in: there is nothing to save. */
    recipeId: id.nullable(),
  }),
  errors: [400, 401, 404],
})

export const saveShared = endpoint({
  method: 'POST',
  path: 'shares/copies',
  summary: 'Put a copy of the recipe that a link opens into the own book; it says whose it was.',
  access: 'member',
  scope: 'recipes:write',
  body: z.strictObject({ secret: shareSecret }),
  status: 201,
  response: z.object({ recipeId: id }),
  errors: [400, 401, 404, 409, 429],
})
