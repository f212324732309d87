import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { Exact } from '@potluck/cooking/quantity'
import { scaleLine } from '@potluck/cooking/scale-line'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

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
export const shownIngredients = (ingredients: string, factor: Exact, words: Vocabulary): readonly ShownIngredient[] =>
  readIngredientLines(ingredients, words).map((written, line) => {
    const read = scaleLine(written, factor, { style: 'glyphs' })
    return { line, read, original: read.scaledFrom?.line.text.trim() ?? null }
  })
