import Fraction from 'fraction.js'
import { type CutLine, type Found, findRole, isGlued, isMark } from './cut-line.ts'
import type { Quantity } from './quantity.ts'
import { dashes, type ReadNumber, readAddedPart, readNumber, type WrittenNumber } from './read-number.ts'
import { isContainer, isMeasure, units } from './units.ts'
import { role, type UnitWord } from './vocabulary.ts'

export interface Span {
  readonly start: number
  readonly end: number
}

/** A unit as it stands in a line. `word` is null for one that no language knows: "2 glugs of oil" in a strange tongue. */
export interface WrittenUnit extends Span {
  readonly word: UnitWord | null
}

/** An amount as it stands in a line. */
export interface WrittenAmount extends Span {
  readonly quantity: Quantity
  /** One number, or the two ends of a range, in the order written. */
  readonly numbers: readonly WrittenNumber[]
  readonly unit: WrittenUnit | null
  /** The size of each: "14-ounce" of "1 (14-ounce) can", "large" of "2 large cloves". */
  readonly sizes: readonly Span[]
  /** Bound to its unit by a dash ("14-ounce"): a size, unless a piece of that length is all there is. */
  readonly hyphenated: boolean
}

export interface ReadAmount {
  readonly amount: WrittenAmount
  /** The token after it. */
  readonly next: number
}

const span = (line: CutLine, from: number, next: number): Span => ({
  start: line.tokens[from]?.start ?? 0,
  end: line.tokens[next - 1]?.end ?? 0,
})

const findUnit = (line: CutLine, at: number) => findRole(line, at, role.unit)

/** "thumb-sized", "cup-for-cup": a unit's word that goes on after a dash means something else. */
function isDashedOn(line: CutLine, { phrase, next }: Found): boolean {
  if (phrase.unit && units[phrase.unit.name].kind === 'length') return false
  if (!isMark(line, next, '-‐‑') || !isGlued(line, next) || !isGlued(line, next + 1)) return false
  return line.tokens[next + 1]?.kind === 'word' && findUnit(line, next + 1) === null
}

interface FoundUnit {
  readonly unit: WrittenUnit & { readonly word: UnitWord }
  readonly next: number
}

/** The unit at a token, with the dot of its abbreviation. */
export function unitAt(line: CutLine, at: number): FoundUnit | null {
  const found = findUnit(line, at)
  if (!found?.phrase.unit || isDashedOn(line, found)) return null
  const dot = isMark(line, found.next, '.') && isGlued(line, found.next) ? found.next + 1 : found.next
  return { unit: { ...span(line, at, found.next), word: found.phrase.unit }, next: dot }
}

/** Steps over words that say how large or how full: "2 heaping", "3 large". */
function skipSizes(line: CutLine, from: number): number {
  let at = from
  for (
    let found = findRole(line, at, role.sizes | role.heaped);
    found;
    found = findRole(line, at, role.sizes | role.heaped)
  ) {
    at = isMark(line, found.next, '-.') && isGlued(line, found.next) ? found.next + 1 : found.next
  }
  return at
}

export function skipAbout(line: CutLine, from: number): number {
  let at = from
  for (;;) {
    if (isMark(line, at, '~≈±') || (at > from && isMark(line, at, '.:-'))) at += 1
    const found = findRole(line, at, role.about)
    if (!found) return at
    at = found.next
  }
}

/** True where a number is a percentage, a temperature, a time or the name of something: never an amount to scale. */
function isOtherNumber(line: CutLine, { next, numbers: [number] }: ReadCount): boolean {
  const token = line.tokens[next]
  if (token === undefined) return false
  if (findRole(line, next, role.percent | role.degrees)) return true
  if (isMark(line, next, '%°º:')) return true
  if (isDimension(line, next)) return true
  const unit = findUnit(line, next)?.phrase.unit
  if (unit) {
    const { kind } = units[unit.name]
    if (kind === 'time' || kind === 'temperature' || kind === 'angle' || kind === 'digital') return true
    // "350F" and "180 C" are hot, whatever else the letter stands for.
    return unit.name === 'cup' && token.text === 'c' && number.value.compare(100) >= 0
  }
  if (token.text === 'f' && number.value.compare(100) >= 0) return true
  if (number.style === 'article' || findRole(line, next, role.times | role.to)) return false
  return token.kind === 'word' && isGlued(line, next)
}

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
    isMark(line, next, '-‐‑') &&
    isGlued(line, next) &&
    isGlued(line, next + 1) &&
    line.tokens[next + 1]?.kind === 'word' &&
    !findUnit(line, next + 1) &&
    !findRole(line, next + 1, role.to)
  )
}

/** The far end of a range: `2-3`, `2 – 3`, `2 to 3`, `2 or 3`, `15- to 16-ounce`. */
function rangeEnd(line: CutLine, low: ReadNumber): ReadNumber | null {
  const to = findRole(line, isMark(line, low.next, '-') ? low.next + 1 : low.next, role.to)
  const or = to ? null : findRole(line, low.next, role.or)
  const isArticle = low.number.style === 'article'
  const dash = !isArticle && isMark(line, low.next, dashes) ? low.next + 1 : null
  const from = to?.next ?? or?.next ?? dash
  if (from === null || from === undefined) return null
  const high = readNumber(line, from)
  if (!high || high.number.style === 'article' || high.number.value.compare(low.number.value) <= 0) return null
  // "1 - 14 oz can" is one can of that size, and "1 or 14-oz" two different things.
  if ((dash !== null && !isGlued(line, low.next)) || or) {
    const size = unitAt(line, isMark(line, high.next, '-') ? high.next + 1 : high.next)
    if (size && isMeasure(size.unit.word.name) && (or || followsContainer(line, size.next))) return or ? high : null
  }
  return high
}

const followsContainer = (line: CutLine, at: number): boolean => {
  const unit = unitAt(line, at)
  return unit !== null && isContainer(unit.unit.word.name)
}

/** A size in brackets is short; a far bracket is not looked for, which keeps the reading of any text linear. */
const longestBracket = 40

/** The token after the bracket that closes the one at `open`; null when none does nearby. */
export function afterBracket(line: CutLine, open: number): number | null {
  let depth = 0
  for (let at = open; at < open + longestBracket; at += 1) {
    if (isMark(line, at, '([{')) depth += 1
    if (isMark(line, at, ')]}')) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}

/** A size right after a count: "(14-ounce)", "14-ounce", "x 400 g". Null when what follows is something else. */
function sizeAt(line: CutLine, from: number): { readonly span: Span; readonly next: number } | null {
  if (isMark(line, from, '([')) {
    const next = afterBracket(line, from)
    const number = readNumber(line, skipAbout(line, from + 1))
    if (next === null || !number) return null
    const end = rangeEnd(line, number)?.next ?? number.next
    const unit = unitAt(line, isMark(line, end, '-') ? end + 1 : end)
    const bare = isMark(line, end, ')]') && unitAt(line, next) !== null
    return unit || bare ? { span: span(line, from, next), next } : null
  }
  const times = findRole(line, from, role.times)
  const at = times?.next ?? from
  const number = readNumber(line, at)
  if (!number || number.number.style === 'article') return null
  const end = rangeEnd(line, number)?.next ?? number.next
  const unit = unitAt(line, isMark(line, end, '-') ? end + 1 : end)
  if (!unit) return null
  const { kind } = units[unit.unit.word.name]
  if (kind !== 'weight' && kind !== 'volume' && kind !== 'length') return null
  const next = isMark(line, unit.next, '-') && isGlued(line, unit.next) ? unit.next + 1 : unit.next
  return { span: span(line, at, next), next }
}

/** "3 (or more) cups": an aside between the number and its unit. */
function afterAside(line: CutLine, at: number): number {
  const next = isMark(line, at, '(') ? afterBracket(line, at) : null
  return next !== null && unitAt(line, next) ? next : at
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

/**
 * Reads the amount that begins at a token: its number or range, the size of each, its unit. Null where no amount
 * begins, or where the number is a percentage, a temperature, a duration, a date or the name of a product.
 */
export function readAmount(line: CutLine, at: number): ReadAmount | null {
  const counted = readCount(line, at)
  if (!counted) return null
  const { numbers } = counted
  const named = isMark(line, at - 1, '.') ? at - 2 : at - 1
  if (numbers[0].style !== 'article' && findRole(line, named, role.productNumber)) return null
  if (isOtherNumber(line, counted) || isDashedName(line, counted.next)) return null

  const sizes: Span[] = []
  const hyphenated = isMark(line, counted.next, '-‐‑') && isGlued(line, counted.next)
  let next = hyphenated ? counted.next + 1 : counted.next
  const size = hyphenated ? null : sizeAt(line, next)
  if (size) {
    sizes.push(size.span)
    next = size.next
  }
  next = size ? next : afterAside(line, next)
  const afterSizes = skipSizes(line, next)
  const unit = unitAt(line, afterSizes)
  if (unit && (!size || !isMeasure(unit.unit.word.name) || isMark(line, counted.next, '('))) {
    if (afterSizes > next) sizes.push(span(line, next, afterSizes))
    next = unit.next
  }
  const written = unit && next === unit.next ? unit.unit : null
  const settled = numbers.map((number) => settleMark(number, written))
  const after = written && (addPartAfterUnit(line, next, settled) ?? addFarEnd(line, next, settled, written))
  const all = after?.numbers ?? settled
  const [first, last = first] = all
  if (!first || !last) return null
  return {
    amount: {
      ...span(line, at, next),
      quantity: { min: first.value, max: last.value },
      numbers: all,
      unit: written,
      sizes,
      hyphenated,
    },
    next: after?.next ?? next,
  }
}

/** "2 cups to 3 cups", "100 g-150 g": the far end of a range after the unit, in the same unit. */
function addFarEnd(
  line: CutLine,
  at: number,
  [low, ...others]: readonly WrittenNumber[],
  { word }: WrittenUnit,
): { readonly numbers: readonly WrittenNumber[]; readonly next: number } | null {
  const from = isMark(line, at, dashes) ? at + 1 : (findRole(line, at, role.to)?.next ?? null)
  const high = from === null || others.length > 0 ? null : readNumber(line, from)
  if (!low || !high || high.number.style === 'article' || high.number.value.compare(low.value) <= 0) return null
  const unit = unitAt(line, high.next)
  return unit && unit.unit.word.name === word?.name ? { numbers: [low, high.number], next: unit.next } : null
}

/** "a cup and a half": the part belongs to the number before the unit, and goes when that is written anew. */
function addPartAfterUnit(
  line: CutLine,
  at: number,
  [number, ...others]: readonly WrittenNumber[],
): { readonly numbers: readonly WrittenNumber[]; readonly next: number } | null {
  const part = readAddedPart(line, at)
  if (!part || !number || others.length > 0 || number.value.d !== 1n || unitAt(line, part.next)) return null
  const drop = { start: line.tokens[at - 1]?.end ?? 0, end: line.tokens[part.next - 1]?.end ?? 0 }
  return { numbers: [{ ...number, value: number.value.add(part.value), drop }], next: part.next }
}

/**
 * A unit that means one of it because no number stands there, in a language that says so: "כוס קמח", "склянка цукру",
 * "כף אחת". Its number has no letters of its own unless it follows the unit.
 */
export function readBareUnit(line: CutLine, at: number): ReadAmount | null {
  const found = unitAt(line, at)
  if (!found?.unit.word.words.bareUnitIsOne) return null
  const { unit } = found
  const { forms } = unit.word
  const isSingular = forms.length > 1 && forms[0] === line.text.slice(unit.start, unit.end).toLowerCase()
  if (!isSingular || line.tokens[found.next]?.kind !== 'word') return null
  const one = readNumber(line, found.next)
  const said = one?.number.style === 'word' && one.number.value.equals(1) ? one : null
  const implied: WrittenNumber = {
    value: new Fraction(1),
    start: unit.start,
    end: unit.start,
    style: 'article',
    decimalMark: null,
    otherwise: null,
  }
  const part = said ? null : addPartAfterUnit(line, found.next, [implied])
  const numbers = part?.numbers ?? [said?.number ?? implied]
  const next = said?.next ?? part?.next ?? found.next
  const value = numbers[0]?.value ?? implied.value
  return {
    amount: {
      ...span(line, at, next),
      quantity: { min: value, max: value },
      numbers,
      unit,
      sizes: [],
      hyphenated: false,
    },
    next,
  }
}
