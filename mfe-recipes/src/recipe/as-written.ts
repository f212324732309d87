import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { type Exact, one } from '@potluck/cooking/quantity'
import type { KnownIngredient } from '@potluck/cooking/scale-step'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** Scales what a recipe says; sizes, temperatures and times stay. */
export interface AmountScaler {
  /** How many times the recipe is made. */
  readonly factor: Exact
  line(line: IngredientLine): IngredientLine
  step(step: string, known: readonly KnownIngredient[], words: Vocabulary): string
}

/** A recipe that is made once stands to the letter, and what scales is not needed. */
export const asWritten: AmountScaler = { factor: one, line: (line) => line, step: (step) => step }
