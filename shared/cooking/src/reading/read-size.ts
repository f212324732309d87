import { isMeasure, units } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, findRole, isGlued, isPunctuation } from './cut-line.ts'
import { isContainerAt, unitAfterDash, unitAt } from './find-unit.ts'
import { readCount } from './read-count.ts'
import { dashes } from './read-number.ts'
import { skipAbout } from './skip-words.ts'
import { type Span, spanOf } from './written-amount.ts'

/** A size in brackets is short; a far bracket is not looked for, which keeps the reading of any text linear. */
const maxBracketLength = 40

/** The token after the bracket that closes the one at `open`; null when none does nearby. */
function afterBracket(line: CutLine, open: number): number | null {
  let depth = 0
  for (let at = open; at < open + maxBracketLength; at += 1) {
    if (isPunctuation(line, at, '([{')) depth += 1
    if (isPunctuation(line, at, ')]}')) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}

/** "125g/4½oz": the same size in another unit. */
function sizeAgain(line: CutLine, at: number): number {
  const count = isPunctuation(line, at, '/|') ? readCount(line, at + 1) : null
  const unit = count && unitAfterDash(line, count.next)
  return unit && isMeasure(unit.unit.word.name) ? unit.next : at
}

interface Size {
  readonly span: Span
  /** The token after it. */
  readonly next: number
}

/** A size right after a count: "(14-ounce)", "14-ounce", "x 400 g". Null when what follows is something else. */
export const sizeAt = (line: CutLine, from: number): Size | null =>
  isPunctuation(line, from, '([') ? sizeInBrackets(line, from) : measuredSize(line, from)

/** "(14-ounce)", "(about 400 g)", "(14) can". */
function sizeInBrackets(line: CutLine, open: number): Size | null {
  const next = afterBracket(line, open)
  const count = readCount(line, skipAbout(line, open + 1))
  if (next === null || !count) return null
  const isBare = isPunctuation(line, count.next, ')]') && unitAt(line, next) !== null
  return isBare || unitAfterDash(line, count.next) ? { span: spanOf(line, open, next), next } : null
}

/** "14-ounce", "x 400 g", "- 14 oz can". */
function measuredSize(line: CutLine, from: number): Size | null {
  const times = findRole(line, from, role.times)
  // "1 - 14 oz can": the dash only stands between the count and the size.
  const dashed = isPunctuation(line, from, dashes) && !isGlued(line, from + 1)
  const at = times?.next ?? (dashed ? from + 1 : from)
  const count = readCount(line, at)
  if (!count || count.numbers[0].style === 'article') return null
  const unit = unitAfterDash(line, count.next)
  if (!unit) return null
  const { kind } = units[unit.unit.word.name]
  if (kind !== 'weight' && kind !== 'volume' && kind !== 'length') return null
  const again = sizeAgain(line, unit.next)
  const next = isPunctuation(line, again, '-') && isGlued(line, again) ? again + 1 : again
  return dashed && !isContainerAt(line, next) ? null : { span: spanOf(line, at, next), next }
}

/** "3 (or more) cups": an aside between the number and its unit. */
export function afterAside(line: CutLine, at: number): number {
  const next = isPunctuation(line, at, '(') ? afterBracket(line, at) : null
  return next !== null && unitAt(line, next) ? next : at
}
