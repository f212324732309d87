import { Fraction } from '../fraction.ts'
import { fractionGlyphs } from '../fraction-glyphs.ts'
import { isContainer, isMeasure } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isGlued, isPunctuation } from './cut-line.ts'
import { unitAfterDash, unitAt } from './find-unit.ts'
import { longDecimal } from './long-decimal.ts'
import { isKitchenPart, type Slashed, slashedWholes, slashes } from './slashed-numbers.ts'
import { otherSign, type Style, type WrittenNumber } from './written-number.ts'

export interface ReadNumber {
  readonly number: WrittenNumber
  /** The token after it. */
  readonly next: number
  /** How many each of it is: "1-2 dozen" are 12 to 24, "2 десятки" are 20. One for what is counted by itself. */
  readonly group: number
}

/** Longer runs of digits are numbers of something else, and not worth exact arithmetic. */
const maxDigits = 9

/** "1 180/200 g": what follows a whole number is no part with a larger denominator. */
const maxDenominator = 64n

const glyphValues = new Map(fractionGlyphs.map(([glyph, n, d]) => [glyph, new Fraction(n, d)]))

const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text)

interface Part {
  readonly value: Fraction
  readonly next: number
  readonly style: Style
}

/** Digits, a slash and digits, beginning at a token: not part of a date or a longer chain. */
function slashedDigits(line: CutLine, at: number): readonly [string, string] | null {
  const [top, , bottom] = line.tokens.slice(at, at + 3)
  if (top?.kind !== 'digits' || bottom?.kind !== 'digits' || !isPunctuation(line, at + 1, slashes)) return null
  if (isPunctuation(line, at + 3, slashes) && line.tokens[at + 4]?.kind === 'digits') return null
  return [top.text, bottom.text]
}

const isShort = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text)

/** The meaning of digits on both sides of a slash; null where none stand there. */
function slashedAt(line: CutLine, at: number): Slashed | null {
  const slashed = slashedDigits(line, at)
  if (!slashed) return null
  const [top, bottom] = slashed
  if (isShort(top) && isShort(bottom)) {
    if (withoutWhole(top, Number(bottom))[0] > 0) return 'fraction'
    return slashedWholes({ line, at, next: at + 3, top: Number(top), bottom: Number(bottom) })
  }
  const [low, high] = [digits(line, at), digits(line, at + 2)]
  // "2025/2026" is a year, "1000/1200 g" an amount.
  const isCounted = low?.style === 'decimal' || high?.style === 'decimal' || unitAt(line, at + 3) !== null
  return low && high && isCounted && low.value.compare(high.value) < 0 ? 'range' : 'other'
}

/** "11/2", "31/4": a whole number and its part that lost the blank between them, for no cook counts eleven halves. */
function withoutWhole(top: string, bottom: number): readonly [whole: number, top: number] {
  const [, whole = '', rest = ''] = /^([1-9])([1-9])$/.exec(top) ?? []
  const isLost = Number(top) > bottom && Number(rest) < bottom && isKitchenPart(Number(rest), bottom)
  return isLost && rest !== '' ? [Number(whole), Number(rest)] : [0, Number(top)]
}

/** `3/4` beginning at a token, as a part. */
function plainFraction(line: CutLine, at: number): Part | null {
  const [top, bottom] = slashedDigits(line, at) ?? []
  if (!top || !bottom || !isShort(top) || !isShort(bottom)) return null
  const [whole, n] = withoutWhole(top, Number(bottom))
  const d = Number(bottom)
  // "1/3rd cup"
  const isOrdinal = isGlued(line, at + 3) && /^(?:nd|rd|th)s?$/.test(line.tokens[at + 3]?.text ?? '')
  return { value: new Fraction(n, d).add(whole), next: isOrdinal ? at + 4 : at + 3, style: 'fraction' }
}

function glyph(line: CutLine, at: number): Part | null {
  const token = line.tokens[at]
  const value = token?.kind === 'glyph' ? glyphValues.get(token.text) : undefined
  return value ? { value, next: at + 1, style: 'glyph' } : null
}

/** "½", and "½1", which is how 1 ½ is often typed from right to left. */
function glyphFirst(line: CutLine, at: number): Part | null {
  const part = glyph(line, at)
  const whole = part && isGlued(line, at + 1) ? line.tokens[at + 1] : undefined
  if (!part || whole?.kind !== 'digits' || !isWhole(whole.text)) return part
  return { ...part, value: part.value.add(Number(whole.text)), next: at + 2 }
}

/** A fraction in signs or in words that may follow a whole number: `1/2`, `½`, "half", "a half". */
export function properFraction(line: CutLine, at: number): Part | null {
  const written = glyph(line, at) ?? plainFraction(line, at)
  return written && written.value.compare(1) < 0 && written.value.d <= maxDenominator ? written : null
}

/** "1-1/2" is one and a half; "4-6/8" ends a range, "4-6/180" does more than that. */
function partAfterDash(line: CutLine, at: number): Part | null {
  const part = properFraction(line, at)
  const [top, bottom] = slashedDigits(line, at) ?? []
  return top && bottom && !isKitchenPart(Number(top), Number(bottom)) ? null : part
}

function partInWords(line: CutLine, at: number): Part | null {
  const article = findRole(line, at, role.articles)
  const part = findRole(line, article?.next ?? at, role.part)
  return part?.phrase.part ? { value: part.phrase.part, next: part.next, style: 'word' } : null
}

/** The fraction after a whole number: `1 ½`, `1 1/2`, `1-1/2`, `1 and 1/2`, "one and a half", "1 וחצי". */
function addedFraction(line: CutLine, at: number): Part | null {
  const added = findRole(line, at, role.added)
  if (added?.phrase.added) return { value: added.phrase.added, next: added.next, style: 'word' }
  const joined = findRole(line, at, role.and)
  if (joined) {
    const from = isPunctuation(line, joined.next, '-') && isGlued(line, joined.next) ? joined.next + 1 : joined.next
    return properFraction(line, from) ?? partInWords(line, from)
  }
  if (isPunctuation(line, at, `${dashes}+`) && isGlued(line, at) && isGlued(line, at + 1))
    return partAfterDash(line, at + 1)
  return properFraction(line, at)
}

/** A part said after the unit: "2 cucchiai e mezzo", "1 litro e 1/2", "כוס וחצי", "a cup and a half". */
export function readAddedPart(line: CutLine, at: number): { readonly value: Fraction; readonly next: number } | null {
  const added = findRole(line, at, role.added)
  if (added?.phrase.added) return { value: added.phrase.added, next: added.next }
  const and = findRole(line, at, role.and)
  return and && (partInWords(line, and.next) ?? properFraction(line, and.next))
}

/** Signs that separate thousands and nothing else: an apostrophe, narrow and fixed blanks. */
const thousandsMark = /^['’\u00a0\u2009\u202f]$/

/** "1 000 g", "1'500 g": thousands that are set apart. "2 400 g tins" are two. */
function thousandsApart(line: CutLine, at: number): (Part & Pick<WrittenNumber, 'decimalMark' | 'otherwise'>) | null {
  const first = line.tokens[at]
  const next = isPunctuation(line, at + 1, "'’") ? at + 2 : at + 1
  const second = line.tokens[next]
  if (!first || !/^[1-9]\d{0,2}$/.test(first.text) || !/^\d{3}$/.test(second?.text ?? '')) return null
  const between = line.text.slice(first.end, second?.start)
  if (!thousandsMark.test(between) && !(between === ' ' && second?.text === '000')) return null
  const value = new Fraction(Number(first.text + second?.text))
  return { value, next: next + 1, style: 'integer', decimalMark: null, otherwise: null }
}

/** Digits with their marks read: `1,000` and `1.500` can be thousands or decimals, and the unit will tell. */
function digits(line: CutLine, at: number): (Part & Pick<WrittenNumber, 'decimalMark' | 'otherwise'>) | null {
  const token = line.tokens[at]
  if (token?.kind !== 'digits') return null
  const { text } = token
  const thousands = thousandsApart(line, at)
  if (thousands) return thousands
  if (isWhole(text)) {
    // 00 and 05 name a kind of flour or a page; a lone 0 is no amount either.
    if (text.startsWith('0')) return null
    return { value: new Fraction(Number(text)), next: at + 1, style: 'integer', decimalMark: null, otherwise: null }
  }
  const long = longDecimal(text)
  if (long) return { ...long, next: at + 1, otherwise: null }
  if (text.length > maxDigits + 2) return null
  const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.exec(text)
  const decimal = /^(\d{0,9})([.,])(\d{1,6})$/.exec(text)
  const whole = grouped ? new Fraction(Number(text.replace(/[.,]/g, ''))) : null
  if (!decimal) return whole && { value: whole, next: at + 1, style: 'integer', decimalMark: null, otherwise: null }
  const [, before = '', mark, rest = ''] = decimal
  const value = new Fraction(Number(before + rest), 10 ** rest.length)
  if (value.n === 0n) return null
  const decimalMark = mark === ',' ? ',' : '.'
  const isThousands = whole && (decimalMark === ',' || line.vocabulary.decimalComma)
  // A separator of thousands is no mark of decimals.
  return isThousands
    ? { value: whole, next: at + 1, style: 'integer', decimalMark: otherSign(decimalMark), otherwise: value }
    : { value, next: at + 1, style: 'decimal', decimalMark, otherwise: whole }
}

/** The "of" between a part and the unit it is of: "un quarto di litro", "tre quarti d'ora". */
function beforeMeasure(line: CutLine, at: number): number {
  const of = findRole(line, at, role.of)
  return of && findRole(line, of.next, role.unit) ? of.next : at
}

/** "the third cup" is one of three; "the half cup" and "the quarter cup" are parts. */
const isOrdinal = (line: CutLine, at: number, { value }: Part): boolean =>
  line.tokens[at - 1]?.text === 'the' && value.n === 1n && value.d !== 2n && value.d !== 4n

/** "half", "half a", "half of an", "half of 1", "a third of". */
function partOfOne(line: CutLine, at: number): Part | null {
  const part = partInWords(line, at)
  if (!part || isOrdinal(line, at, part)) return null
  const of = findRole(line, part.next, role.of)
  const article = findRole(line, of?.next ?? part.next, role.articles)
  if (article) return { ...part, next: article.next }
  const counted = of && digits(line, of.next)
  if (counted) return { ...part, value: part.value.mul(counted.value), next: counted.next }
  return { ...part, next: beforeMeasure(line, part.next) }
}

function wholeInWords(line: CutLine, at: number): Part | null {
  const tens = findRole(line, at, role.number)
  // "paar" counts only behind a number: "2 Paar".
  if (!tens?.phrase.number || tens.phrase.roles & role.vague) return null
  const value = tens.phrase.number
  const afterDash = isPunctuation(line, tens.next, dashes) ? tens.next + 1 : tens.next
  const ones = value.compare(20) >= 0 ? findRole(line, afterDash, role.number) : null
  return ones?.phrase.number && ones.phrase.number.compare(10) < 0
    ? { value: value.add(ones.phrase.number), next: ones.next, style: 'word' }
    : { value, next: tens.next, style: 'word' }
}

/** "two", "twenty-five", "two thirds", "half a", "dozen". */
function inWords(line: CutLine, at: number): Part | null {
  const part = partOfOne(line, at)
  if (part) return part
  const whole = wholeInWords(line, at)
  if (!whole) {
    const dozen = findRole(line, at, role.dozen)
    return dozen && !(dozen.phrase.roles & role.vague) ? { value: new Fraction(1), next: at, style: 'word' } : null
  }
  const parts = partInWords(line, isPunctuation(line, whole.next, dashes) ? whole.next + 1 : whole.next)
  if (!parts) return whole
  const of = findRole(line, parts.next, role.of)
  const article = of && findRole(line, of.next, role.articles)
  const next = article?.next ?? beforeMeasure(line, parts.next)
  return { value: whole.value.mul(parts.value), next, style: 'word' }
}

/** A quarter of an ounce is what an envelope of yeast holds; larger parts are as often added to the number. */
const smallPart = new Fraction(1, 4)

/** "One ¼-ounce envelope", "2 ½-ounce packets": how much is in each, and no part of their number. */
function isSizeOfEach(line: CutLine, whole: Part, { value, next, style }: Part): boolean {
  if (style === 'word' || !isPunctuation(line, next, '-') || !isGlued(line, next)) return false
  const measure = unitAt(line, next + 1)
  if (!measure || !isMeasure(measure.unit.word.name)) return false
  if (whole.style === 'word') return true
  const container = unitAfterDash(line, measure.next)
  if (!container || !isContainer(container.unit.word.name)) return false
  const { start, end, word } = container.unit
  const isPlural = word.forms.length > 1 && word.forms[0] !== line.text.slice(start, end).toLowerCase()
  return value.compare(smallPart) <= 0 || (isPlural && whole.value.compare(1) > 0)
}

/** "½ a lemon" and "½ of a lemon" are half a lemon. */
function afterOfOne(line: CutLine, at: number): number {
  const of = findRole(line, at, role.of)
  const article = findRole(line, of?.next ?? at, role.articles)
  // In "1/3 a 1/2" it is the "to" of a range.
  if (article === null) return beforeMeasure(line, at)
  return line.tokens[article.next]?.kind === 'word' ? article.next : at
}

function article(line: CutLine, at: number): Part | null {
  const match = findRole(line, at, role.articles)
  if (!match || line.tokens[match.next] === undefined) return null
  // "a few" is no number; "a scant cup" is one.
  const after = findRole(line, match.next, role.vague | role.about)
  if (after && !(after.phrase.roles & role.heaped)) return null
  return { value: new Fraction(1), next: match.next, style: 'article' }
}

/** The rest of a date or of a ratio, "12/24/2020", is no number either. */
const isAfterSlash = (line: CutLine, at: number): boolean =>
  isPunctuation(line, at - 1, slashes) &&
  isGlued(line, at) &&
  isGlued(line, at - 1) &&
  line.tokens[at - 2]?.kind === 'digits'

/** Digits and a slash, glued to more digits that make no fraction with them: a date or a ratio. */
const isBeforeSlash = (line: CutLine, at: number): boolean =>
  line.tokens[at]?.kind === 'digits' &&
  isPunctuation(line, at + 1, slashes) &&
  line.tokens[at + 2]?.kind === 'digits' &&
  isGlued(line, at + 2)

/** A whole number with the fraction that follows it: "1 ½", "one and a half". */
function withFraction(line: CutLine, whole: Part): Part {
  if (whole.value.d !== 1n || whole.style === 'article') return whole
  const ofOne = whole.value.equals(1) && whole.style === 'integer' ? findRole(line, whole.next, role.part) : null
  // "1 halber Kopf" is a half.
  if (ofOne?.phrase.part) return { value: ofOne.phrase.part, next: ofOne.next, style: 'fraction' }
  const added = addedFraction(line, whole.next)
  if (!added || isSizeOfEach(line, whole, added)) return whole
  return {
    value: whole.value.add(added.value),
    next: added.next,
    style: added.style === 'word' && whole.style === 'integer' ? 'fraction' : added.style,
  }
}

/** "½ a lemon": a fraction below one, with the "a" or "of a" that follows it. */
function withOfOne(line: CutLine, part: Part): Part {
  const isBelowOne = (part.style === 'fraction' || part.style === 'glyph') && part.value.compare(1) < 0
  return isBelowOne ? { ...part, next: afterOfOne(line, part.next) } : part
}

/** "una decina di olive", "a dozen of eggs": ten, and twelve, of them. */
function withOf(line: CutLine, part: Part, isDozen: boolean): Part {
  const isGroup = isDozen || (part.style === 'word' && part.value.compare(10) >= 0)
  const of = isGroup ? findRole(line, part.next, role.of) : null
  return of ? { ...part, next: of.next, style: 'word' } : part
}

/**
 * Reads the number that begins at a token: `2`, `1.5`, `1,5`, `1/2`, `½`, `1 ½`, `1-1/2`, "two", "twenty-five",
 * "one and a half", "two thirds", "half a dozen", "a". Null where there is none, or where it is no amount
 * (`1/0`, `24.12.2020`, `00`, `80/20`).
 */
export function readNumber(line: CutLine, at: number): ReadNumber | null {
  if (isAfterSlash(line, at) || findRole(line, at, role.names)) return null
  const slashed = slashedAt(line, at)
  if (slashed !== 'fraction' && slashed !== 'range' && isBeforeSlash(line, at)) return null
  return numberAt(line, at, slashed === 'fraction' ? plainFraction(line, at) : null)
}

/** The far end of a range whose two numbers a slash separates: "350/400", "1½/2", "due/tre". `at` is the slash. */
export function numberAfterSlash(line: CutLine, from: number, at: number): ReadNumber | null {
  if (!isPunctuation(line, at, slashes)) return null
  const isGlyph = line.tokens[at - 1]?.kind === 'glyph' && line.tokens[at + 1]?.kind === 'digits'
  const isWord = wholeInWords(line, from)?.next === at && wholeInWords(line, at + 1) !== null
  return slashedAt(line, from) === 'range' || isGlyph || isWord ? numberAt(line, at + 1, null) : null
}

function numberAt(line: CutLine, at: number, fraction: Part | null): ReadNumber | null {
  const first = line.tokens[at]
  const counted = digits(line, at)
  const begin = fraction ?? counted ?? glyphFirst(line, at) ?? inWords(line, at) ?? article(line, at)
  if (!first || !begin) return null
  const part = withOfOne(line, withFraction(line, begin))
  const dozen = findRole(line, part.next, role.dozen)
  const group = dozen ? (dozen.phrase.number?.valueOf() ?? 12) : 1
  const isDotted = dozen !== null && isPunctuation(line, dozen.next, '.') && isGlued(line, dozen.next)
  const afterDozen = (dozen?.next ?? 0) + (isDotted ? 1 : 0)
  const total: Part = dozen ? { value: part.value.mul(group), next: afterDozen, style: 'integer' } : part
  const { value, next, style } = withOf(line, total, dozen !== null)
  const last = line.tokens[next - 1] ?? first
  const plain = counted && next === at + 1 ? counted : null
  return {
    number: {
      value,
      start: first.start,
      end: last.end,
      style,
      decimalMark: plain?.decimalMark ?? null,
      otherwise: plain?.otherwise ?? null,
    },
    next,
    group,
  }
}
