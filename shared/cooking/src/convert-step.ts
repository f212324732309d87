import type { DisplaySystem } from './convert.ts'
import { convertStepAmount } from './convert-line.ts'
import type { CupWeights } from './cup-weights.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { type RewriteAmount, rewriteStep } from './step-amounts.ts'

const asItIs: RewriteAmount = (amount) => amount

/**
 * A step with its amounts in the other system, as the list has them. `ingredients` are the lines as written, `scale`
 * makes an amount larger or smaller before it is converted, so that nothing is rounded twice. Pans, temperatures and times stay.
 */
export const convertStep = (
  step: string,
  system: DisplaySystem,
  ingredients: readonly IngredientLine[],
  index: CupWeights,
  scale: RewriteAmount = asItIs,
): string =>
  rewriteStep(step, ingredients, index.vocabulary, (amount, found) => {
    const of = found.ingredient === null ? null : (ingredients[found.ingredient] ?? null)
    return convertStepAmount(scale(amount, found), of, system, index)
  })
