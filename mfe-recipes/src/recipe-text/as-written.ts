import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { type Exact, one } from '@potluck/cooking/quantity'
import type { RewriteAmount } from '@potluck/cooking/step-amounts'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** Scales a recipe. Sizes, temperatures and times stay. */
export interface AmountScaler {
  /** Scale factor. */
  readonly factor: Exact
  line(line: IngredientLine): IngredientLine
  /** Scales an amount in a step. */
  readonly stepAmount: RewriteAmount
  step(step: string, ingredients: readonly IngredientLine[], words: Vocabulary): string
}

/** The scaler of an unscaled recipe, which changes nothing and needs no further code. */
export const asWritten: AmountScaler = {
  factor: one,
  line: (line) => line,
  stepAmount: (amount) => amount,
  step: (step) => step,
}
