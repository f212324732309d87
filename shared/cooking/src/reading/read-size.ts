import { isMeasure, type UnitKind, units } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isGlued, isPunctuation } from './cut-line.ts'
import { type FoundUnit, isContainerAt, unitAfterDash, unitAt } from './find-unit.ts'
import { readCount } from './read-count.ts'
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

/** The token after a measure that begins at a token, and after what is left of it in a smaller unit: "1lb 2oz". */
function afterMeasure(line: CutLine, at: number): number | null {
  const count = readCount(line, skipAbout(line, at))
  const unit = count && unitAfterDash(line, count.next)
  if (!unit || !isMeasure(unit.unit.word.name)) return null
  return afterRest(line, unit)
}

function afterRest(line: CutLine, { unit: { word }, next }: FoundUnit): number {
  const count = readCount(line, next)
  const rest = count && unitAt(line, count.next)
  const [of, smaller] = [units[word.name], rest && units[rest.unit.word.name]]
  if (!rest || !of.base || !smaller?.base || of.kind !== smaller.kind || of.system !== smaller.system) return next
  return isMeasure(word.name) && smaller.base.compare(of.base) < 0 ? rest.next : next
}

/** The same size in another unit: "125g/4½oz", "400 g (14 oz)" before what has that size or behind "4 x". */
export function sizeAgain(line: CutLine, at: number, isCounted: boolean): number {
  if (isPunctuation(line, at, '/|')) return afterMeasure(line, at + 1) ?? at
  const inner = isPunctuation(line, at, '([') ? afterMeasure(line, at + 1) : null
  const isClosed = inner !== null && isPunctuation(line, inner, ')]') && (isCounted || unitAt(line, inner + 1) !== null)
  return isClosed ? inner + 1 : at
}

/** "(14g total)", "(insgesamt 300 g)": what all of them are together. */
function isTotal(line: CutLine, from: number, to: number): boolean {
  const { total } = line.vocabulary.cues
  return line.tokens.slice(from, to).some(({ text }) => total.has(text))
}

/** How much a size in a line says, in millilitres or grams. */
export function measuredIn(
  line: CutLine,
  { start, end }: Span,
): { readonly kind: UnitKind; readonly base: number } | null {
  let at = line.tokens.findIndex((token) => token.start >= start)
  if (at >= 0 && isPunctuation(line, at, '([')) at += 1
  const count = at < 0 ? null : readCount(line, skipAbout(line, at))
  const unit = count && unitAfterDash(line, count.next)
  if (!count || !unit || unit.unit.start > end) return null
  const { kind, base } = units[unit.unit.word.name]
  return base && { kind, base: (count.numbers.at(-1)?.value.valueOf() ?? 0) * base.valueOf() }
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
  if (isTotal(line, open + 1, next)) return null
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
  const again = sizeAgain(line, afterRest(line, unit), times !== null)
  const next = isPunctuation(line, again, '-') && isGlued(line, again) ? again + 1 : again
  return dashed && !isContainerAt(line, next) ? null : { span: spanOf(line, at, next), next }
}

/** "3 (or more) cups": an aside between the number and its unit. */
export function afterAside(line: CutLine, at: number): number {
  const next = isPunctuation(line, at, '(') ? afterBracket(line, at) : null
  return next !== null && unitAt(line, next) ? next : at
}
