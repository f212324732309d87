import { scaleQuantity } from '@potluck/cooking/quantity'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeNumber, writeQuantity } from '@potluck/cooking/write-quantity'
import { factorTo, readYield, type Yield } from '@potluck/cooking/yield'
import { exactly, type Factor } from './cooking-progress.ts'
import { latinWords } from './kitchen-words.ts'

/** Amounts on the screen are written as cooks write them: 1 ½. */
const glyphs = { style: 'glyphs' } as const

/** The factors offered as buttons. */
export const usualFactors: readonly Factor[] = [exactly(1).div(2), exactly(1), exactly(2), exactly(3)]

/** More than this is a slip of the finger. */
const largestFactor = exactly(1000)

/** How much a recipe makes as written; null where its yield says no number. */
export const yieldOf = (text: string, words: Vocabulary): Yield | null => {
  const found = readYield(text, words)
  return found && found.quantity.min.compare(0) > 0 ? found : null
}

/** The yield with its number scaled and its words kept. */
export function scaledYield(text: string, base: Yield, factor: Factor): string {
  if (factor.equals(1)) return text
  const number = writeQuantity(scaleQuantity(base.quantity, factor), glyphs)
  return text.slice(0, base.start) + number + text.slice(base.end)
}

/** The factor for one serving more or less, in whole servings; null where there is none. */
export function stepServings(base: Yield, factor: Factor, step: 1 | -1): Factor | null {
  const now = base.quantity.min.mul(factor)
  const wanted = step === 1 ? now.floor().add(1) : now.ceil().sub(1)
  const stepped = wanted.compare(1) < 0 ? null : factorTo(wanted, base)
  return stepped && stepped.compare(largestFactor) <= 0 ? stepped : null
}

/** A factor as a cook types it: 3, 1.5, 1 1/2, ½. Null when it is no number to scale by. */
export function readFactor(text: string): Factor | null {
  const written = text.trim().replace(/^[×x]\s*|\s*[×x]$/gi, '')
  const found = readYield(written, latinWords)
  if (found?.start !== 0 || found.end !== written.length) return null
  const { min, max } = found.quantity
  return min.equals(max) && min.compare(0) > 0 && min.compare(largestFactor) <= 0 ? min : null
}

/** A factor as it stands on a button: ½, 1 ½, 2. */
export const writeFactor = (factor: Factor): string => writeNumber(factor, glyphs)
