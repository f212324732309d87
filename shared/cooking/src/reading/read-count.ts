import { isMeasure } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, findRole, isFootnoteSign, isGlued } from './cut-line.ts'
import { isContainerAt, unitAt } from './find-unit.ts'
import { dashes, type ReadNumber, readNumber } from './read-number.ts'
import type { WrittenNumber } from './written-number.ts'

/** The far end of a range: `2-3`, `2 – 3`, `2 to 3`, `2 or 3`, `15- to 16-ounce`. */
function rangeEnd(line: CutLine, low: ReadNumber): ReadNumber | null {
  const to = findRole(line, isFootnoteSign(line, low.next, '-') ? low.next + 1 : low.next, role.to)
  const or = to ? null : findRole(line, low.next, role.or)
  const isArticle = low.number.style === 'article'
  const dash = !isArticle && isFootnoteSign(line, low.next, dashes) ? low.next + 1 : null
  const from = to?.next ?? or?.next ?? dash
  if (from === null || from === undefined) return null
  const high = readNumber(line, from)
  if (!high || high.number.style === 'article' || high.number.value.compare(low.number.value) <= 0) return null
  // "1 - 14 oz can" is one can of that size, and "1 or 14-oz" two different things.
  if ((dash !== null && !isGlued(line, low.next)) || or) {
    const size = unitAt(line, isFootnoteSign(line, high.next, '-') ? high.next + 1 : high.next)
    if (size && isMeasure(size.unit.word.name) && (or || isContainerAt(line, size.next))) return or ? high : null
  }
  return high
}

export interface ReadCount {
  /** One number, or the two ends of a range. */
  readonly numbers: readonly [WrittenNumber] | readonly [WrittenNumber, WrittenNumber]
  readonly next: number
}

/** Reads a number or a range, whatever it counts. */
export function readCount(line: CutLine, at: number): ReadCount | null {
  const low = readNumber(line, at)
  const high = low && rangeEnd(line, low)
  if (!low) return null
  if (!high) return { numbers: [low.number], next: low.next }
  const isDozens = high.isDozen && !low.isDozen
  const first = isDozens ? { ...low.number, value: low.number.value.mul(12) } : low.number
  return { numbers: [first, high.number], next: high.next }
}
