import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { AmountScaler } from './as-written.ts'

/** An ingredient line on the screen. */
export interface VisibleIngredient {
  /** Its index among the lines, by which it is ticked. */
  readonly line: number
  /** Scaled, converted and split into parts. */
  readonly read: IngredientLine
  /** The original text. */
  readonly written: IngredientLine
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
  readIngredientLines(ingredients, words).map((written, line) => ({
    line,
    written,
    read: convert(scaler.line(written)),
  }))

/** Whether the displayed line differs from the original. */
export const isChanged = ({ read, written }: VisibleIngredient): boolean => read.text !== written.text
