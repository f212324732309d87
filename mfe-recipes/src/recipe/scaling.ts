import { type Exact, exactly, one, sameQuantity } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeQuantity } from '@potluck/cooking/write-quantity'
import { factorTo, madeOf, middleOf, readYield, type Yield, yieldParts } from '@potluck/cooking/yield'

/** Amounts on the screen are written as cooks write them: 1 ½. */
const glyphs = { style: 'glyphs' } as const

/** The factors offered as buttons. */
export const usualFactors: readonly Exact[] = [one.div(2), one, one.mul(2), one.mul(3)]

/** More than this is a slip of the finger. */
const largestFactor = exactly(1000)

/** How much a recipe makes as written; null where its yield says no number. */
export const yieldOf = (text: string, words: Vocabulary): Yield | null => {
  const found = readYield(text, words)
  return found && found.quantity.min.compare(0) > 0 ? found : null
}

/** The yield with its number scaled and the same words. */
export function scaledYield(text: string, base: Yield, factor: Exact, words: Vocabulary): string {
  const { before, made, after } = yieldParts(text, base, factor, words)
  return factor.equals(1) ? text : before + writeQuantity(made, glyphs) + after
}

/** The factor for one serving more or less, in whole servings; null where there is none. */
export function stepServings(base: Yield, factor: Exact, step: 1 | -1): Exact | null {
  const now = middleOf(base).mul(factor)
  const wanted = step === 1 ? now.floor().add(1) : now.ceil().sub(1)
  const stepped = wanted.compare(1) < 0 ? null : factorTo(wanted, base)
  return stepped && stepped.compare(largestFactor) <= 0 ? stepped : null
}

/** The single number that a text is, in figures or in words. Null when it says more, or none to scale by. */
function readNumber(text: string, words: Vocabulary): Exact | null {
  const written = text.trim()
  const found = readYield(written, words)
  if (found?.start !== 0 || found.end !== written.length) return null
  const { min, max } = found.quantity
  return min.equals(max) && min.compare(0) > 0 ? min : null
}

const notTooLarge = (factor: Exact | null): Exact | null =>
  factor && factor.compare(largestFactor) <= 0 ? factor : null

/** A factor as a cook types it: 3, 1.5, 1 1/2, ½, ×2. */
export const readFactor = (text: string, words: Vocabulary): Exact | null =>
  notTooLarge(readNumber(text.replace(/^\s*[×x]|[×x]\s*$/gi, ''), words))

/** The factor for as much as a cook wants to make, in what the yield counts: of 4 servings, 6 is 1 ½ times. */
export function readWanted(text: string, base: Yield, words: Vocabulary): Exact | null {
  if (/[×x]/i.test(text)) return readFactor(text, words)
  const typed = readYield(text, words)
  if (typed && sameQuantity(typed.quantity, base.quantity)) return one
  const wanted = readNumber(text, words)
  return wanted && notTooLarge(factorTo(wanted, base))
}

/** The number of a yield as it stands in its box: 4, and 4-6 as written. */
export const writeYield = (base: Yield, factor: Exact): string => writeQuantity(madeOf(base, factor), glyphs)

/** The least that is offered by steps; less can be typed. */
const leastFactor = one.div(8)

/** Once more or once less, in whole times; below once by halves. Null where there is none. */
export function stepTimes(factor: Exact, step: 1 | -1): Exact | null {
  if (step === 1) return notTooLarge(factor.compare(1) < 0 ? factor.mul(2) : factor.floor().add(1))
  const less = factor.compare(1) > 0 ? factor.ceil().sub(1) : factor.div(2)
  return less.compare(leastFactor) < 0 ? null : less
}
