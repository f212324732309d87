import { type IngredientLine, readIngredientLine } from '@potluck/cooking/ingredient-line'
import { readIngredientLines } from '@potluck/cooking/ingredient-lines'
import { scaleLine } from '@potluck/cooking/scale-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { Factor } from './cooking-progress.ts'

/** A line of the ingredients as it stands on the screen. */
export interface ShownIngredient {
  /** Its place among the lines, by which it is ticked. */
  readonly line: number
  /** Scaled, and cut into what it is made of. */
  readonly read: IngredientLine
  /** As the cook wrote it; null when the screen shows just that. */
  readonly original: string | null
}

/** The ingredients of a recipe, each amount scaled by the factor; sizes, temperatures and times stay. */
export const shownIngredients = (ingredients: string, factor: Factor, words: Vocabulary): readonly ShownIngredient[] =>
  readIngredientLines(ingredients, words).map((read, line) => {
    const scaled = scaleLine(read.text, factor, words, { fractions: 'glyphs' })
    if (read.isHeader || scaled === read.text) return { line, read, original: null }
    return { line, read: readIngredientLine(scaled, words), original: read.text.trim() }
  })
