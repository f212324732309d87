import { isMeasure } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, findRole, isFootnoteSign, isGlued } from './cut-line.ts'
import { unitAt } from './find-unit.ts'
import { isOtherNumber } from './other-numbers.ts'
import { type ReadCount, readCount } from './read-count.ts'
import { dashes, readAddedPart, readNumber } from './read-number.ts'
import { afterAside, sizeAt } from './read-size.ts'
import { skipSizes } from './skip-words.ts'
import { type ReadAmount, type Span, spanOf, type WrittenUnit } from './written-amount.ts'
import type { WrittenNumber } from './written-number.ts'

/**
 * Reads the amount that begins at a token: its number or range, the size of each, its unit. Null where no amount
 * begins, or where the number is a percentage, a temperature, a duration, a date or the name of a product.
 */
export function readAmount(line: CutLine, at: number): ReadAmount | null {
  const counted = readCount(line, at)
  if (!counted) return null
  const { numbers } = counted
  const named = isFootnoteSign(line, at - 1, '.') ? at - 2 : at - 1
  if (numbers[0].style !== 'article' && findRole(line, named, role.productNumber | role.month)) return null
  if (isOtherNumber(line, counted)) return null

  const sizes: Span[] = []
  const hyphenated = isFootnoteSign(line, counted.next, '-‐‑') && isGlued(line, counted.next)
  let next = hyphenated ? counted.next + 1 : afterTimes(line, counted.next)
  const size = hyphenated ? null : sizeAt(line, next)
  if (size) {
    sizes.push(size.span)
    next = size.next
  }
  next = size ? next : afterAside(line, next)
  const afterSizes = isGrams(line, next, numbers) ? next : skipSizes(line, next)
  const unit = unitAt(line, afterSizes)
  if (unit && (!size || !isMeasure(unit.unit.word.name) || isFootnoteSign(line, counted.next, '('))) {
    if (afterSizes > next) sizes.push(spanOf(line, next, afterSizes))
    next = unit.next
  }
  const unlisted = unit || hyphenated ? null : unlistedUnit(line, afterSizes)
  if (unlisted) next = afterSizes + 1
  const written = unlisted ?? (unit && next === unit.next ? unit.unit : null)
  const settled = numbers.map((number) => settleMark(number, written))
  const part = written && addPartAfterUnit(line, next, settled)
  const far = written && !part ? addFarEnd(line, next, settled, written) : null
  const all = part?.numbers ?? far?.numbers ?? settled
  next = part?.next ?? far?.next ?? next
  const heaped = written ? afterHeaped(line, next) : next
  if (heaped > next) sizes.push(spanOf(line, next + 1, heaped))
  const [first, last = first] = all
  if (!first || !last) return null
  return {
    amount: {
      ...spanOf(line, at, next),
      quantity: { min: first.value, max: last.value },
      numbers: all,
      unit: written,
      ...(far ? { farUnit: far.unit } : {}),
      sizes,
      hyphenated,
    },
    next: heaped,
  }
}

/** More than that are grams, whatever stands behind. */
export const maxLarge = 4

/** "1 gr. Zwiebel" is a large one, "5 gr. Hefe" are grams: a word that is a size too, before few of a noun. */
function isGrams(line: CutLine, at: number, [number, high]: ReadCount['numbers']): boolean {
  const unit = findRole(line, at, role.sizes) && unitAt(line, at)
  if (unit?.unit.word.name !== 'gram') return false
  const noun = line.tokens[unit.next]
  const isNoun = noun?.kind === 'word' && /\p{Lu}/u.test(line.text.charAt(noun.start))
  return !isNoun || high !== undefined || number.value.d !== 1n || number.value.compare(maxLarge) > 0
}

/** "10x Eier": the sign only says that they are counted. */
const afterTimes = (line: CutLine, at: number): number =>
  /^[xх×]$/.test(line.tokens[at]?.text ?? '') && line.tokens[at + 1]?.kind === 'word' ? at + 1 : at

/** "1 EL, gehäuft Mehl", "1 cup, packed brown sugar": how full it is, set off from the unit that it tells of. */
function afterHeaped(line: CutLine, at: number): number {
  const next = isFootnoteSign(line, at, ',') ? skipSizes(line, at + 1) : at + 1
  return next > at + 1 && line.tokens[next]?.kind === 'word' ? next : at
}

/** "2 florets of broccoli": a word nobody listed that measures what follows "of". */
function unlistedUnit(line: CutLine, at: number): WrittenUnit | null {
  const isUnlisted = line.tokens[at]?.kind === 'word' && (line.starts[at]?.roles ?? role.vessels) === role.vessels
  if (!isUnlisted || !findRole(line, at + 1, role.partitive)) return null
  return { ...spanOf(line, at, at + 1), word: null }
}

/** 1,250 is thousands before grams and decimals before kilograms: the unit tells which a cook can mean. */
function settleMark(number: WrittenNumber, unit: WrittenUnit | null): WrittenNumber {
  const { otherwise } = number
  const name = unit?.word?.name
  if (otherwise === null || name === undefined) return number
  const small = name === 'gram' || name === 'milliliter' || name === 'milligram'
  const thousands = otherwise.compare(number.value) > 0 ? otherwise : number.value
  const decimals = otherwise.compare(number.value) > 0 ? number.value : otherwise
  return small
    ? { ...number, value: thousands, style: 'integer', otherwise: null }
    : { ...number, value: decimals, style: 'decimal', otherwise: null }
}

/** "2 cups to 3 cups", "100 g-150 g": the far end of a range after the unit, in the same unit. */
function addFarEnd(
  line: CutLine,
  at: number,
  [low, ...others]: readonly WrittenNumber[],
  { word }: WrittenUnit,
): { readonly numbers: readonly WrittenNumber[]; readonly unit: WrittenUnit; readonly next: number } | null {
  const from = isFootnoteSign(line, at, dashes) ? at + 1 : (findRole(line, at, role.to)?.next ?? null)
  const high = from === null || others.length > 0 ? null : readNumber(line, from)
  if (!low || !high || high.number.style === 'article' || high.number.value.compare(low.value) <= 0) return null
  const unit = unitAt(line, high.next)
  if (!unit || unit.unit.word.name !== word?.name) return null
  return { numbers: [low, high.number], unit: unit.unit, next: unit.next }
}

/** "a cup and a half": the part belongs to the number before the unit, and goes when that is written anew. */
export function addPartAfterUnit(
  line: CutLine,
  at: number,
  [number, ...others]: readonly WrittenNumber[],
): { readonly numbers: readonly WrittenNumber[]; readonly next: number } | null {
  const part = readAddedPart(line, at)
  if (!part || !number || others.length > 0 || number.value.d !== 1n || unitAt(line, part.next)) return null
  const drop = { start: line.tokens[at - 1]?.end ?? 0, end: line.tokens[part.next - 1]?.end ?? 0 }
  return { numbers: [{ ...number, value: number.value.add(part.value), drop }], next: part.next }
}
