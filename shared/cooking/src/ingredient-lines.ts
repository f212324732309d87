import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Reads an ingredient list as it is written, one line each. Empty lines are dropped. */
export const readIngredientLines = (text: string, vocabulary: Vocabulary): IngredientLine[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => readIngredientLine(line, vocabulary))
