import { isMeasure, units } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, findRole, isFootnoteSign, isGlued } from './cut-line.ts'
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
    isFootnoteSign(line, next, '-‐‑') &&
    isGlued(line, next) &&
    isGlued(line, next + 1) &&
    line.tokens[next + 1]?.kind === 'word' &&
    !findUnit(line, next + 1) &&
    !findRole(line, next + 1, role.to)
  )
}

/** True where a number is a percentage, a temperature, a time or the name of something: never an amount to scale. */
export function isOtherNumber(line: CutLine, { next, numbers: [number] }: ReadCount): boolean {
  const token = line.tokens[next]
  if (token === undefined) return false
  if (isDashedName(line, next)) return true
  if (findRole(line, isFootnoteSign(line, next, '.') ? next + 1 : next, role.month)) return true
  if (findRole(line, next, role.percent | role.degrees)) return true
  if (isFootnoteSign(line, next, '%°º:')) return true
  if (isDimension(line, next)) return true
  const found = findUnit(line, next)
  const unit = found?.phrase.units[0]
  // "1 day-old baguette" is one, "2 minute steaks" are two.
  if (found && unit && (isDashedOn(line, found) || findRole(line, next, role.names))) return false
  if (unit) {
    const { kind } = units[unit.name]
    if (kind === 'time' || kind === 'temperature' || kind === 'angle' || kind === 'digital') return true
    // "350F" and "180 C" are hot, whatever else the letter stands for.
    return unit.name === 'cup' && token.text === 'c' && number.value.compare(100) >= 0
  }
  if (token.text === 'f' && number.value.compare(100) >= 0) return true
  // "8large eggs" lacks a blank.
  if (number.style === 'article' || findRole(line, next, role.times | role.to | role.sizes)) return false
  return token.kind === 'word' && isGlued(line, next) && !isFootnoteSign(line, next - 1, "'")
}
