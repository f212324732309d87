import { isMeasure } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isGlued, isPunctuation } from './cut-line.ts'
import { unitAt } from './find-unit.ts'
import { foreignSpoonAt } from './foreign-spoon.ts'
import { guessUnitAt } from './guess-unit.ts'
import { isOtherNumber } from './other-numbers.ts'
import { type ReadCount, readCount } from './read-count.ts'
import { readAddedPart, readNumber } from './read-number.ts'
import { afterAside, sizeAt } from './read-size.ts'
import { skipSizes } from './skip-words.ts'
import { type ReadAmount, spanOf, type WrittenAmount, type WrittenUnit } from './written-amount.ts'
import { otherSign, type WrittenNumber } from './written-number.ts'

/**
 * Reads the amount that begins at a token: its number or range, the size of each, its unit. Null where no amount
 * begins, or where the number is a percentage, a temperature, a duration, a date or the name of a product.
 */
export function readAmount(line: CutLine, at: number): ReadAmount | null {
  const once = readCount(line, at)
  if (!once) return null
  const counted = withSameInBrackets(line, once)
  const { numbers } = counted
  if (numbers[0].style !== 'article' && isNamedByNumber(line, at)) return null
  if (isOtherNumber(line, counted)) return null

  const { unit, sizes, hyphenated, next: afterUnit } = readUnit(line, counted)
  const settled = numbers.map((number) => settleMark(number, unit))
  const total = unit && addAfterUnit(line, afterUnit, settled, unit)
  const next = total?.next ?? afterUnit
  const heaped = unit ? afterHeaped(line, next) : next
  const all = total?.numbers ?? settled
  const [first, last = first] = all
  if (!first || !last) return null
  return {
    amount: {
      ...spanOf(line, at, next),
      quantity: { min: first.value, max: last.value },
      numbers: all,
      unit,
      ...(total?.farUnit ? { farUnit: total.farUnit } : {}),
      sizes: heaped > next ? [...sizes, spanOf(line, next + 1, heaped)] : sizes,
      hyphenated,
    },
    next: heaped,
  }
}

/** "two (2) cups": the number again in brackets, which goes when it is written anew. */
function withSameInBrackets(line: CutLine, count: ReadCount): ReadCount {
  const { numbers, next } = count
  const [number] = numbers
  const again = numbers.length === 1 && isPunctuation(line, next, '(') ? readNumber(line, next + 1) : null
  if (!again?.number.value.equals(number.value) || !isPunctuation(line, again.next, ')')) return count
  const drop = { start: line.tokens[next - 1]?.end ?? 0, end: line.tokens[again.next]?.end ?? 0 }
  return { numbers: [{ ...number, drop }], next: again.next + 1 }
}

/** "spaghetti n. 5", "3 May": the number names something. "n. 2 uova" at the beginning of a line says how many. */
function isNamedByNumber(line: CutLine, at: number): boolean {
  const named = isPunctuation(line, at - 1, '.°') ? at - 2 : at - 1
  const found = findRole(line, named, role.productNumber | role.month)
  if (!found) return false
  const isCount = (found.phrase.roles & role.about) !== 0 && line.tokens[at + 1] !== undefined
  return !isCount || line.tokens.slice(0, named).some(({ kind }) => kind !== 'mark')
}

interface ReadUnit extends Pick<WrittenAmount, 'unit' | 'sizes' | 'hyphenated'> {
  /** The token after the unit, or after the sizes where there is no unit. */
  readonly next: number
}

/** Reads the unit after a number, with the sizes that stand before it: "(14-ounce) cans", "heaping cups", "-inch". */
function readUnit(line: CutLine, { numbers, next: from }: ReadCount): ReadUnit {
  const hyphenated = isPunctuation(line, from, '-‐‑') && isGlued(line, from)
  const start = hyphenated ? from + 1 : afterTimes(line, from)
  const size = hyphenated ? null : sizeAt(line, start)
  const next = size ? size.next : afterAside(line, start)
  const sizes = size ? [size.span] : []
  const afterSizes = isUnitNotSize(line, next, numbers) ? next : skipSizes(line, next)
  const foreign = hyphenated ? null : foreignSpoonAt(line, afterSizes)
  if (foreign) return { unit: foreign.unit, sizes, hyphenated, next: foreign.next }
  const listed = unitAt(line, afterSizes)
  // "2 14-oz cups": after a size without brackets, a measure begins something else.
  const isMeasureOfSize = size && listed && isMeasure(listed.unit.word.name) && !isPunctuation(line, from, '(')
  if (listed && !isMeasureOfSize) {
    if (afterSizes > next) sizes.push(spanOf(line, next, afterSizes))
    return { unit: listed.unit, sizes, hyphenated, next: listed.next }
  }
  // "10 large chiles": what has a size is a thing.
  const guessed = listed || hyphenated || afterSizes > next ? null : guessUnitAt(line, afterSizes)
  if (guessed) return { unit: guessed.unit, sizes, hyphenated, next: guessed.next }
  const unlisted = listed || hyphenated ? null : unlistedUnit(line, afterSizes)
  return { unit: unlisted, sizes, hyphenated, next: unlisted ? afterSizes + 1 : next }
}

interface NumbersAfterUnit {
  readonly numbers: readonly WrittenNumber[]
  /** The unit of the far end of a range, where it is written twice. */
  readonly farUnit?: WrittenUnit
  readonly next: number
}

/** Adds what stands after the unit to its numbers: a part ("a cup and a half"), or the far end of a range. */
const addAfterUnit = (
  line: CutLine,
  at: number,
  numbers: readonly WrittenNumber[],
  unit: WrittenUnit,
): NumbersAfterUnit | null => addPartAfterUnit(line, at, numbers) ?? addFarEnd(line, at, numbers, unit)

/** More than that are grams, whatever stands behind. */
export const maxLarge = 4

/**
 * "1 gr. Zwiebel" is a large one, "5 gr. Hefe" are grams: a word that is a size too, before few of a noun. "1 KL Salz" is a
 * spoon by its capitals, "1 kl. Zwiebel" a small one.
 */
function isUnitNotSize(line: CutLine, at: number, [number, high]: ReadCount['numbers']): boolean {
  const unit = findRole(line, at, role.sizes) && unitAt(line, at)
  if (!unit) return false
  const { start, end, word } = unit.unit
  if (word.name !== 'gram') return word.forms.includes(line.text.slice(start, end))
  const noun = line.tokens[unit.next]
  const isNoun = noun?.kind === 'word' && /\p{Lu}/u.test(line.text.charAt(noun.start))
  return !isNoun || high !== undefined || number.value.d !== 1n || number.value.compare(maxLarge) > 0
}

/** "10x Eier": the sign only says that they are counted. */
const afterTimes = (line: CutLine, at: number): number =>
  /^[xх×]$/.test(line.tokens[at]?.text ?? '') && line.tokens[at + 1]?.kind === 'word' ? at + 1 : at

/** "1 EL, gehäuft Mehl", "1 cup, packed brown sugar": how full it is, set off from the unit that it tells of. */
function afterHeaped(line: CutLine, at: number): number {
  const next = isPunctuation(line, at, ',') ? skipSizes(line, at + 1) : at + 1
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
  const isSmall = name === 'gram' || name === 'milliliter' || name === 'milligram'
  if (isSmall === otherwise.compare(number.value) < 0) return { ...number, otherwise: null }
  return {
    ...number,
    value: otherwise,
    style: isSmall ? 'integer' : 'decimal',
    decimalMark: number.decimalMark && otherSign(number.decimalMark),
    otherwise: null,
  }
}

/** "2 cups to 3 cups", "100 g-150 g": the far end of a range after the unit, in the same unit. */
function addFarEnd(
  line: CutLine,
  at: number,
  [low, ...others]: readonly WrittenNumber[],
  { word }: WrittenUnit,
): NumbersAfterUnit | null {
  const from = isPunctuation(line, at, dashes) ? at + 1 : (findRole(line, at, role.to)?.next ?? null)
  const high = from === null || others.length > 0 ? null : readNumber(line, from)
  if (!low || !high || high.number.style === 'article' || high.number.value.compare(low.value) <= 0) return null
  const unit = unitAt(line, high.next)
  if (!unit || unit.unit.word.name !== word?.name) return null
  return { numbers: [low, high.number], farUnit: unit.unit, next: unit.next }
}

/** "a cup and a half": the part belongs to the number before the unit, and goes when that is written anew. */
export function addPartAfterUnit(
  line: CutLine,
  at: number,
  [number, ...others]: readonly WrittenNumber[],
): NumbersAfterUnit | null {
  const part = readAddedPart(line, at)
  if (!part || !number || others.length > 0 || number.value.d !== 1n || unitAt(line, part.next)) return null
  const drop = { start: line.tokens[at - 1]?.end ?? 0, end: line.tokens[part.next - 1]?.end ?? 0 }
  return { numbers: [{ ...number, value: number.value.add(part.value), drop }], next: part.next }
}
