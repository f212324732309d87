import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { AmountScaler } from './as-written.ts'

/** A line of the ingredients as it stands on the screen. */
export interface VisibleIngredient {
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

/** The ingredients of a recipe, for as much as is made. */
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

/** Whether another line stands on the screen than the cook wrote. */
export const isChanged = ({ read, written }: VisibleIngredient): boolean => read.text !== written.text
