import { isMeasure, units } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, findRole, isFootnoteSign, isGlued } from './cut-line.ts'
import { isContainerAt, unitAt } from './find-unit.ts'
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
    if (isFootnoteSign(line, at, '([{')) depth += 1
    if (isFootnoteSign(line, at, ')]}')) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}

/** "125g/4½oz": the same size in another unit. */
function sizeAgain(line: CutLine, at: number): number {
  const count = isFootnoteSign(line, at, '/|') ? readCount(line, at + 1) : null
  const unit = count && unitAt(line, isFootnoteSign(line, count.next, '-') ? count.next + 1 : count.next)
  return unit && isMeasure(unit.unit.word.name) ? unit.next : at
}

/** A size right after a count: "(14-ounce)", "14-ounce", "x 400 g". Null when what follows is something else. */
export function sizeAt(line: CutLine, from: number): { readonly span: Span; readonly next: number } | null {
  if (isFootnoteSign(line, from, '([')) {
    const next = afterBracket(line, from)
    const count = readCount(line, skipAbout(line, from + 1))
    if (next === null || !count) return null
    const end = count.next
    const unit = unitAt(line, isFootnoteSign(line, end, '-') ? end + 1 : end)
    const bare = isFootnoteSign(line, end, ')]') && unitAt(line, next) !== null
    return unit || bare ? { span: spanOf(line, from, next), next } : null
  }
  const times = findRole(line, from, role.times)
  // "1 - 14 oz can": the dash only stands between the count and the size.
  const dashed = isFootnoteSign(line, from, dashes) && !isGlued(line, from + 1)
  const at = times?.next ?? (dashed ? from + 1 : from)
  const count = readCount(line, at)
  if (!count || count.numbers[0].style === 'article') return null
  const end = count.next
  const unit = unitAt(line, isFootnoteSign(line, end, '-') ? end + 1 : end)
  if (!unit) return null
  const { kind } = units[unit.unit.word.name]
  if (kind !== 'weight' && kind !== 'volume' && kind !== 'length') return null
  const again = sizeAgain(line, unit.next)
  const next = isFootnoteSign(line, again, '-') && isGlued(line, again) ? again + 1 : again
  return dashed && !isContainerAt(line, next) ? null : { span: spanOf(line, at, next), next }
}

/** "3 (or more) cups": an aside between the number and its unit. */
export function afterAside(line: CutLine, at: number): number {
  const next = isFootnoteSign(line, at, '(') ? afterBracket(line, at) : null
  return next !== null && unitAt(line, next) ? next : at
}
