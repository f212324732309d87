import { z } from 'zod'
import { cooking } from './cookings.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, person } from './fields.ts'

/** Most variations, and most of their cookings, that are told. */
export const maxVariations = 50

const variation = z.object({
  id,
  title: z.string(),
  createdAt: instant,
  /** The kitchen in whose book it is; not there for recipes of one person. */
  kitchenId: id.optional(),
  /** Whose it is; null for the reader’s own, and those of their kitchens. */
  owner: person.nullable(),
})

/** A recipe that was made as a copy of another one, or of which others were made. */
export type Variation = z.infer<typeof variation>

/** A cooking, and the variation that was cooked. */
const cookedVariation = cooking.omit({ version: true, image: true, shown: true }).extend({ recipeId: id })

export type CookedVariation = z.infer<typeof cookedVariation>

export const listVariations = endpoint({
  method: 'GET',
  path: 'recipes/:id/variations',
  summary:
    'The recipes that a recipe and its copies are, as far as the caller may read them, the oldest first, and which of them was cooked when, the last first. A recipe without any is alone.',
  access: 'member',
  scope: 'recipes:read',
  cached: true,
  params: z.object({ id }),
  maxAnswerBytes: 400_000,
  response: z.object({ variations: z.array(variation), cookings: z.array(cookedVariation) }),
  errors: [400, 401, 404],
})
