import { type Exact, exactly, one, sameQuantity } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeQuantity } from '@potluck/cooking/write-quantity'
import { factorTo, madeOf, middleOf, readYield, type Yield, yieldParts } from '@potluck/cooking/yield'

/** Formats amounts as fractions: 1 ½. */
const glyphs = { style: 'glyphs' } as const

/** The factors of the small buttons. */
export const quickFactors: readonly Exact[] = [one.div(2), one.mul(2)]

/** A larger factor is a typing error. */
const largestFactor = exactly(1000)

/** The number of a yield; null without one. */
export const yieldOf = (text: string, words: Vocabulary): Yield | null => {
  const result = readYield(text, words)
  return result && result.quantity.min.compare(0) > 0 ? result : null
}

/** The yield with a scaled number and its original words. */
export function scaledYield(text: string, base: Yield, factor: Exact, words: Vocabulary): string {
  const { before, made, after } = yieldParts(text, base, factor, words)
  return factor.equals(1) ? text : before + writeQuantity(made, glyphs) + after
}

/** The factor for one serving more or less, in whole servings; null at the limit. */
export function stepServings(base: Yield, factor: Exact, step: 1 | -1): Exact | null {
  const now = middleOf(base).mul(factor)
  const target = step === 1 ? now.floor().add(1) : now.ceil().sub(1)
  const stepped = target.compare(1) < 0 ? null : factorTo(target, base)
  return stepped && stepped.compare(largestFactor) <= 0 ? stepped : null
}

/**
 * Parses a text that is a single number, in figures or words. Null for anything else, or a number that cannot scale.
 */
function readNumber(text: string, words: Vocabulary): Exact | null {
  const trimmed = text.trim()
  const result = readYield(trimmed, words)
  if (result?.start !== 0 || result.end !== trimmed.length) return null
  const { min, max } = result.quantity
  return min.equals(max) && min.compare(0) > 0 ? min : null
}

/** A factor, or null for one that is a typing error. */
export const notTooLarge = (factor: Exact | null): Exact | null =>
  factor && factor.compare(largestFactor) <= 0 ? factor : null

/** Parses a typed factor: 3, 1.5, 1 1/2, ½, ×2. */
export const readFactor = (text: string, words: Vocabulary): Exact | null =>
  notTooLarge(readNumber(text.replace(/^\s*[×x]|[×x]\s*$/gi, ''), words))

/** The factor for a typed yield: of 4 servings, 6 is 1 ½. */
export function parseWantedYield(text: string, base: Yield, words: Vocabulary): Exact | null {
  if (/[×x]/i.test(text)) return readFactor(text, words)
  const typed = readYield(text, words)
  if (typed && sameQuantity(typed.quantity, base.quantity)) return one
  const target = readNumber(text, words)
  return target && notTooLarge(factorTo(target, base))
}

/** The number of a yield for its box: 4, or 4-6 as written. */
export const writeYield = (base: Yield, factor: Exact): string => writeQuantity(madeOf(base, factor), glyphs)

/** The smallest factor of the buttons; smaller ones can be typed. */
const leastFactor = one.div(8)

/** The next factor up or down, in whole numbers; below 1 in halves. Null at the limit. */
export function stepTimes(factor: Exact, step: 1 | -1): Exact | null {
  if (step === 1) return notTooLarge(factor.compare(1) < 0 ? factor.mul(2) : factor.floor().add(1))
  const less = factor.compare(1) > 0 ? factor.ceil().sub(1) : factor.div(2)
  return less.compare(leastFactor) < 0 ? null : less
}
