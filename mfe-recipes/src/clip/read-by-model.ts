import type { Clipping } from '@potluck/api/clip'
import { type ModelReading, maxModelText } from '@potluck/api/reading-model'
import { byName } from '@potluck/recipe/by-name'
import { factFields } from '@potluck/recipe/fields'

/** Shortest text that a model is asked about, characters. */
const minText = 20

/** The text of a page or a paste for the model; null where there is next to none. */
export function textForModel({ lines }: Pick<Clipping, 'lines'>): string | null {
  const text = lines.join('\n').slice(0, maxModelText)
  return text.length < minText ? null : text
}

/** Whether the model found a recipe. */
export const hasRecipe = ({ ingredients, instructions }: ModelReading): boolean =>
  ingredients !== '' || instructions !== ''

const origin = { source: 'model', certainty: 'guess' } as const

/** A clipping with what a model read in its text. Pictures, source and lines stay. */
export function withModelReading(clipping: Clipping, { title, ...reading }: ModelReading): Clipping {
  const { ingredients, instructions, notes, unproven } = reading
  return {
    ...clipping,
    title: title || clipping.title,
    ...byName(factFields, ({ name }) => reading[name] || clipping[name]),
    ingredients,
    instructions,
    notes,
    unproven,
    outcome: 'recipe',
    origins: { ingredients: origin, instructions: origin, notes: origin },
  }
}

/** Whether a model read this recipe. */
export const isByModel = ({ origins }: Pick<Clipping, 'origins'>): boolean => origins.ingredients?.source === 'model'
