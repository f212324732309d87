import { isMeasure, units } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, type Found, findRole, isGlued, isPunctuation } from './cut-line.ts'
import { findUnit, isDashedOn, unitAt } from './find-unit.ts'
import type { ReadCount } from './read-count.ts'
import { readNumber } from './read-number.ts'

/** "9x13" says how large a pan is; "3x400g" is three of that weight. */
function isDimension(line: CutLine, at: number): boolean {
  const times = findRole(line, at, role.times)
  if (!times || !isGlued(line, at) || !isGlued(line, times.next)) return false
  const second = readNumber(line, times.next)
  const unit = second && unitAt(line, second.next)
  return second !== null && !(unit && isMeasure(unit.unit.word.name))
}

/** "5-spice", "3-ingredient": a dash and a word that is no unit. */
function isDashedName(line: CutLine, next: number): boolean {
  return (
    isPunctuation(line, next, '-‐‑') &&
    isGlued(line, next) &&
    isGlued(line, next + 1) &&
    line.tokens[next + 1]?.kind === 'word' &&
    !findUnit(line, next + 1) &&
    !findRole(line, next + 1, role.to)
  )
}

/** True where a number is a percentage, a temperature, a time or the name of something: never an amount to scale. */
export function isOtherNumber(line: CutLine, { next, numbers }: ReadCount): boolean {
  const [number] = numbers
  if (line.tokens[next] === undefined) return false
  if (isDashedName(line, next) || isDateOrDegree(line, next) || isDimension(line, next)) return true
  const match = findUnit(line, next)
  if (match?.phrase.units[0]) return isOfOtherUnit(line, next, match, numbers)
  return isOvenHeat(line, next, 'f', numbers) || (number.style !== 'article' && isGluedToWord(line, next))
}

/** "24. Dezember", "80 percent", "180°", "5: ". */
const isDateOrDegree = (line: CutLine, next: number): boolean =>
  findRole(line, isPunctuation(line, next, '.') ? next + 1 : next, role.month) !== null ||
  findRole(line, next, role.percent | role.degrees) !== null ||
  isPunctuation(line, next, '%°º:')

/** Whether the unit after a number measures a time, a temperature, an angle or data. */
function isOfOtherUnit(line: CutLine, at: number, match: Found, numbers: Numbers): boolean {
  const [unit] = match.phrase.units
  // "1 day-old baguette" is one, "2 minute steaks" are two.
  if (!unit || isDashedOn(line, match) || findRole(line, at, role.names)) return false
  const { kind } = units[unit.name]
  if (kind === 'time' || kind === 'temperature' || kind === 'angle' || kind === 'digital') return true
  return unit.name === 'cup' && isOvenHeat(line, at, 'c', numbers)
}

type Numbers = ReadCount['numbers']

/** So many cups of nothing are degrees: "by 20C", "water at 40C". */
const fewDegrees = 20

/** Whether a capital C stands at a token, and nothing behind it that there could be cups of. */
export const isBareC = (line: CutLine, at: number): boolean =>
  line.text.charAt(line.tokens[at]?.start ?? -1) === 'C' &&
  (line.tokens[at + 1]?.kind !== 'word' || findRole(line, at + 1, role.and | role.or | role.to | role.into) !== null)

/** "350F", "180 C" and "63C" are degrees, whatever else the letter stands for. */
function isOvenHeat(line: CutLine, at: number, letter: 'c' | 'f', [low, high = low]: Numbers): boolean {
  if (line.tokens[at]?.text !== letter) return false
  return high.value.compare(isBareC(line, at) ? fewDegrees : 100) >= 0
}

/** "7up": a number that is a part of a word. "8large eggs" only lacks a blank. */
const isGluedToWord = (line: CutLine, at: number): boolean =>
  line.tokens[at]?.kind === 'word' &&
  isGlued(line, at) &&
  !isPunctuation(line, at - 1, "'") &&
  !findRole(line, at, role.times | role.to | role.sizes)
