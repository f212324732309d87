import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { type Exact, one } from '@potluck/cooking/quantity'
import type { RewriteAmount } from '@potluck/cooking/step-amounts'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** Scales what a recipe says; sizes, temperatures and times stay. */
export interface AmountScaler {
  /** How many times the recipe is made. */
  readonly factor: Exact
  line(line: IngredientLine): IngredientLine
  /** An amount that stands in a step. */
  readonly stepAmount: RewriteAmount
  step(step: string, known: readonly IngredientLine[], words: Vocabulary): string
}

/** A recipe that is made once stands to the letter, and what scales is not needed. */
export const asWritten: AmountScaler = {
  factor: one,
  line: (line) => line,
  stepAmount: (amount) => amount,
  step: (step) => step,
}
