import type { Exact } from '@potluck/cooking/quantity'
import { scaleLine } from '@potluck/cooking/scale-line'
import { scaleStep, scaleStepAmount } from '@potluck/cooking/scale-step'
import { type AmountScaler, asWritten } from './as-written.ts'

/** Scales a recipe. Amounts are formatted as fractions: 1 ½. */
export const amountScaler = (factor: Exact): AmountScaler =>
  factor.equals(1)
    ? asWritten
    : {
        factor,
        line: (line) => scaleLine(line, factor, { style: 'glyphs' }),
        stepAmount: (amount, found) => scaleStepAmount(amount, found, factor),
        step: (step, ingredients, words) => scaleStep(step, factor, ingredients, words),
      }
