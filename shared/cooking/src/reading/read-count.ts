import { isMeasure } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isGlued, isPunctuation } from './cut-line.ts'
import { isContainerAt, unitAfterDash } from './find-unit.ts'
import { numberAfterSlash, type ReadNumber, readNumber } from './read-number.ts'
import type { WrittenNumber } from './written-number.ts'

/** The far end of a range: `2-3`, `2 – 3`, `2 to 3`, `2 or 3`, `15- to 16-ounce`, `350/400`. */
function rangeEnd(line: CutLine, at: number, low: ReadNumber): ReadNumber | null {
  const slashed = numberAfterSlash(line, at, low.next)
  if (slashed) return slashed.number.value.compare(low.number.value) > 0 ? slashed : null
  const to = findRole(line, isPunctuation(line, low.next, '-') ? low.next + 1 : low.next, role.to)
  const or = to ? null : findRole(line, low.next, role.or)
  const isArticle = low.number.style === 'article'
  const dash = !isArticle && isPunctuation(line, low.next, dashes) ? low.next + 1 : null
  const from = to?.next ?? or?.next ?? dash
  if (from === null || from === undefined) return null
  const high = readNumber(line, from)
  if (!high || high.number.style === 'article' || high.number.value.compare(low.number.value) <= 0) return null
  const isApart = dash !== null && or === null && !isGlued(line, low.next)
  return isApart && isSizeOfContainer(line, high.next) ? null : high
}

/** "1 - 14 oz can" is one can of that size: the number after the dash measures it. */
function isSizeOfContainer(line: CutLine, at: number): boolean {
  const size = unitAfterDash(line, at)
  return size !== null && isMeasure(size.unit.word.name) && isContainerAt(line, size.next)
}

export interface ReadCount {
  /** One number, or the two ends of a range. */
  readonly numbers: readonly [WrittenNumber] | readonly [WrittenNumber, WrittenNumber]
  readonly next: number
}

/** Reads a number or a range, whatever it counts. */
export function readCount(line: CutLine, at: number): ReadCount | null {
  const low = readNumber(line, at)
  const high = low && rangeEnd(line, at, low)
  if (!low) return null
  if (!high) return { numbers: [low.number], next: low.next }
  const isOfGroups = high.group > 1 && low.group === 1
  const first = isOfGroups ? { ...low.number, value: low.number.value.mul(high.group) } : low.number
  return { numbers: [first, high.number], next: high.next }
}
