import type { IngredientLine } from './ingredient-line.ts'
import type { Exact } from './quantity.ts'
import { scaleLine } from './scale-line.ts'
import { type KnownIngredient, rewriteStep, type StepAmount } from './step-amounts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An amount of a step for another factor, written as on the screen. An amount for each of several stays. */
export const scaleStepAmount = (amount: IngredientLine, { isOfEach }: StepAmount, factor: Exact): IngredientLine =>
  isOfEach ? amount : scaleLine(amount, factor, { style: 'glyphs' })

/** A step for another amount: what it takes of its ingredients changes, and nothing else. */
export const scaleStep = (
  step: string,
  factor: Exact,
  ingredients: readonly KnownIngredient[],
  vocabulary: Vocabulary,
): string =>
  factor.equals(1)
    ? step
    : rewriteStep(step, ingredients, vocabulary, (amount, found) => scaleStepAmount(amount, found, factor))
