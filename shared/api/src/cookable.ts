import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, text } from './fields.ts'
import { ofBooks } from './of-book.ts'
import { recipeMarks } from './recipe-marks.ts'
import { recipeSummary } from './recipes.ts'

/** A thing that recipes need, by what it is told from others, and as it is called. */
export const neededThing = z.object({ key: z.string(), name: z.string() })

export type NeededThing = z.infer<typeof neededThing>

/** Most things that are chosen at once. */
export const maxAvailableThings = 250

/** A recipe, and what of it is not available. */
export const cookableRecipe = recipeSummary.extend({
  missing: z.array(neededThing),
  /** How many things it needs. */
  needed: z.int(),
  /** The things of it that should be used soon. */
  soon: z.array(neededThing).optional(),
  /** Left out where they are not known. */
  marks: recipeMarks.optional(),
})

export type CookableRecipe = z.infer<typeof cookableRecipe>

/** The same as the server writes it. */
export type AnsweredCookableRecipe = z.input<typeof cookableRecipe>

export const listNeededThings = endpoint({
  method: 'GET',
  path: 'pantry/items',
  summary:
    'What the recipes of the own book need, by the beginning of a word of its name; what most need first. With `kitchen=all`, of all books that the caller reads.',
  access: 'member',
  book: 'read-several',
  scope: 'recipes:read',
  cached: true,
  query: z.strictObject({ ...ofBooks, query: text(100).default('') }),
  response: z.array(neededThing.extend({ recipeCount: z.int() })),
  errors: [400, 401, 404],
})

export const listCookable = endpoint({
  method: 'GET',
  path: 'pantry/recipes',
  summary:
    'A page of the recipes that need one of the things at least; those that use up what should be used soon, then those that lack least, first. With `kitchen=all`, of all books that the caller reads.',
  access: 'member',
  book: 'read-several',
  scope: 'recipes:read',
  cached: true,
  query: z.strictObject({
    ...ofBooks,
    /** Keys or names of what is available, comma-separated. */
    items: commaList.pipe(z.array(text(200)).max(maxAvailableThings)),
    /** Those of them that should be used soon: recipes with one come first. */
    soon: commaList.pipe(z.array(text(200)).max(50)).optional(),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    count: z.coerce.number().int().min(1).max(100).default(50),
  }),
  maxAnswerBytes: { perItem: 60_000, items: 'count' },
  response: z.object({ data: z.array(cookableRecipe), totalCount: z.int() }),
  errors: [400, 401, 404],
})
