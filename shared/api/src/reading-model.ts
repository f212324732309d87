import { byName } from '@potluck/recipe/by-name'
import { modelFields } from '@potluck/recipe/fields'
import { z } from 'zod'
import { unprovenLine } from './clip.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'

/** Longest text that is given to the model, characters. */
export const maxModelText = 30_000

export const getReadingModel = endpoint({
  method: 'GET',
  path: 'clip/model',
  summary: 'The language model that the admin of this server offers for reading recipes; null where there is none.',
  access: 'member',
  scope: 'recipes:write',
  response: z.object({ name: z.string().nullable() }),
  errors: [401],
})

/** A recipe as the model read it, with the words that do not stem from the text. */
const modelReading = z.object({ ...byName(modelFields, () => z.string()), unproven: z.array(unprovenLine) })

export type ModelReading = z.infer<typeof modelReading>

export const readByModel = endpoint({
  method: 'POST',
  path: 'clip/model',
  slow: true,
  summary:
    'Read a recipe from a text by the model that the admin of this server offers. Both lists are empty where it found none. 409: there is no model (`no-model`), or others are waiting for it (`busy`); 422: it answered what is no recipe (`model-unreadable`); 503: it does not answer (`model-away`).',
  access: 'member',
  scope: 'recipes:write',
  body: z.strictObject({ text: text(maxModelText).min(1) }),
  response: modelReading,
  errors: [400, 401, 409, 422, 429, 503],
})
