import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { AmountScaler } from './as-written.ts'

/** An ingredient line on the screen. */
export interface VisibleIngredient {
  /** Its index among the lines, by which it is ticked. */
  readonly line: number
  /** Scaled, converted and split into parts. */
  readonly displayed: IngredientLine
  /** The original text. */
  readonly original: IngredientLine
}

/** Converts a line to the units of the cook. */
export type ConvertLine = (line: IngredientLine) => IngredientLine

const asItIs: ConvertLine = (line) => line

/** The scaled ingredients of a recipe. */
export const visibleIngredients = (
  ingredients: string,
  scaler: AmountScaler,
  words: Vocabulary,
  convert: ConvertLine = asItIs,
): readonly VisibleIngredient[] =>
  readIngredientLines(ingredients, words).map((original, line) => ({
    line,
    original,
    displayed: convert(scaler.line(original)),
  }))

/** Whether the displayed line differs from the original. */
export const isChanged = ({ displayed, original }: VisibleIngredient): boolean => displayed.text !== original.text
