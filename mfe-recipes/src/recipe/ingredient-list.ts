import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { Exact } from '@potluck/cooking/quantity'
import { scaleLine } from '@potluck/cooking/scale-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** A line of the ingredients as it stands on the screen. */
export interface ShownIngredient {
  /** Its place among the lines, by which it is ticked. */
  readonly line: number
  /** Scaled, in the wanted units, and cut into what it is made of. */
  readonly read: IngredientLine
  /** As the cook wrote it. */
  readonly written: IngredientLine
}

/** Puts a line into the units that a cook wants. */
export type ConvertLine = (line: IngredientLine) => IngredientLine

const asItIs: ConvertLine = (line) => line

/** The ingredients of a recipe, each amount scaled by the factor; sizes, temperatures and times stay. */
export const shownIngredients = (
  ingredients: string,
  factor: Exact,
  words: Vocabulary,
  convert: ConvertLine = asItIs,
): readonly ShownIngredient[] =>
  readIngredientLines(ingredients, words).map((written, line) => ({
    line,
    written,
    read: convert(scaleLine(written, factor, { style: 'glyphs' })),
  }))

/** Whether another line stands on the screen than the cook wrote. */
export const isChanged = ({ read, written }: ShownIngredient): boolean => read.text !== written.text
