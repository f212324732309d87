import { isCountedPiece, isMeasure, type UnitName, units } from '../units.ts'
import { type CountedWord, role } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isPunctuation } from './cut-line.ts'
import { unitAfterDash } from './find-unit.ts'
import { skipAbout, skipSizes } from './skip-words.ts'

/** The meaning of two numbers with a slash between them: a part (`3/4`), a range (`350/400`), or nothing to scale (`80/20`). */
export type Slashed = 'fraction' | 'range' | 'other'

export const slashes = '/⁄∕'

/** Larger numbers make no part that a kitchen has. */
const maxTop = 20
const maxBottom = 16

/** The far end of a range is at most so many times the near one: "2/400 g" is none. */
const widestRange = 5

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

const isEighths = (top: number, bottom: number): boolean =>
  (bottom === 8 || bottom === 16) && greatestDivisor(top, bottom) === 1

/** Parts that every cook reads as such: one of so many, two thirds, three quarters, eighths. */
export const isKitchenPart = (top: number, bottom: number): boolean =>
  top === 1 || (top === 2 && bottom === 3) || (top === 3 && bottom === 4) || isEighths(top, bottom)

/** Shares of a whole: "40/60". */
const areShares = (top: number, bottom: number): boolean => top + bottom === 100 && top % 5 === 0

/** Whether two numbers with a slash between them are a range wherever they stand. */
export const isRangeAnywhere = (low: number, high: number): boolean =>
  low > 1 && low < high && high <= low * widestRange && !isKitchenPart(low, high) && !areShares(low, high)

interface Counted {
  readonly name: UnitName | null
  /** In the form that goes with less than one, with several, or a word that has one form. */
  readonly form: 'part' | 'several' | 'any'
  readonly language: string
}

function formOf({ forms, words }: CountedWord, written: string, part: number): Counted['form'] {
  if (forms.length === 1) return 'any'
  const form = forms[Math.min(words.form(part), forms.length - 1)]
  return form?.toLowerCase() === written.toLowerCase() ? 'part' : 'several'
}

/** Two whole numbers with a slash between them. */
interface Wholes {
  readonly line: CutLine
  /** The token of the first. */
  readonly at: number
  /** The token behind the second. */
  readonly next: number
  readonly top: number
  readonly bottom: number
}

/** The unit or the counted thing behind the numbers, and for how many its word is written. */
function countedAt(line: CutLine, from: number, part: number): Counted | null {
  // "7/8 good cup"
  const at = skipSizes(line, from)
  const unit = unitAfterDash(line, at)?.unit
  if (unit) {
    const form = formOf(unit.word, line.text.slice(unit.start, unit.end), part)
    return { name: unit.word.name, form, language: unit.word.words.language }
  }
  const token = line.tokens[at]
  const [thing] = (token && line.vocabulary.counted.get(token.text)) ?? []
  return token && thing ? { name: null, form: formOf(thing, token.text, part), language: thing.words.language } : null
}

/** "4/6 persone", "serves 3/4": nobody cooks for a part of a person. */
function isForPeople(line: CutLine, at: number, next: number, counted: Counted | null): boolean {
  const behind = skipAbout(line, next)
  const { makes } = line.vocabulary.cues
  if (findRole(line, behind, role.yields) && !makes.has(line.tokens[behind]?.text ?? '')) return true
  const before = isPunctuation(line, at - 1, ':') ? at - 2 : at - 1
  return findRole(line, before, role.yields) !== null && counted === null && line.tokens[next] === undefined
}

const isOne = (line: CutLine, at: number): boolean =>
  line.vocabulary.languages.some(({ servings }) => servings.split('|')[0]?.toLowerCase() === line.tokens[at]?.text)

/** "2/3 minuti" are two to three of them, "3/4 Stunde" is a part of one. English writes "3/4 hours" for a part, too. */
function isTimeRange(top: number, bottom: number, { name, form, language }: Counted): boolean {
  if (form === 'part') return false
  if (name === 'minute' || name === 'second') return top > 1 || (form === 'several' && bottom === 2)
  if (form === 'any') return false
  return language === 'en-us' ? bottom === 3 && top === 2 : bottom === top + 1
}

/** "gas mark 3/4"; a quarter and a half are marks of their own. */
const isGasMark = ({ line, at, top }: Wholes): boolean =>
  top > 1 &&
  [at - 1, at - 2].some((from) => {
    const unit = findRole(line, from, role.unit)
    return unit?.next === at && unit.phrase.units[0]?.name === 'gas-mark'
  })

/** Whether what looks like a common part of a kitchen is a range after all, by what it counts. */
function isRangeOfWholes(wholes: Wholes, counted: Counted | null): boolean {
  const { top, bottom } = wholes
  if (counted?.name && units[counted.name].kind === 'time') return isTimeRange(top, bottom, counted)
  if (top === 1) return false
  if (isGasMark(wholes)) return true
  if (!counted) return false
  return counted.form === 'several' && (counted.name === null || isCountedPiece(counted.name))
}

/** "4/5", "5/8 to 1 cup", "3/5–3/4 cup": with nothing behind it that it could count. */
function standsAlone({ line, next, top, bottom }: Wholes): boolean {
  const isEndOfRange = isPunctuation(line, next, dashes) && line.tokens[next + 1]?.kind === 'digits'
  const isLast =
    line.tokens[next] === undefined || findRole(line, next, role.to | role.or | role.and | role.plus) !== null
  return (isLast || isEndOfRange) && greatestDivisor(top, bottom) === 1
}

/** Whether numbers that make no common part are one nevertheless: "4/5 cup", "2/4 c", "3/10 l", "2/5 of the dough". */
function isRarePart(line: CutLine, next: number, bottom: number, counted: Counted | null): boolean {
  const of = findRole(line, next, role.of)
  if (of && findRole(line, of.next, role.articles | role.unit)) return true
  if (!counted?.name || units[counted.name].kind === 'time') return counted?.form === 'part'
  if (counted.form === 'part' || (counted.name === 'liter' && bottom === 10)) return true
  const { kind, system } = units[counted.name]
  if (system !== 'us' || counted.language !== 'en-us') return false
  // "6/8 oz" are six to eight, "6/8 inches" and "2/4 c" are parts.
  return kind === 'length' ? bottom === 8 || bottom === 16 : isMeasure(counted.name) && bottom === 4
}

/**
 * The meaning of whole numbers with a slash between them, by the words around them. "350/400 g" and "4/6 persone" are ranges, "2/3 cup" is a part,
 * "80/20" and "50/50" are shares.
 */
export function slashedWholes(wholes: Wholes): Slashed {
  const { line, at, next, top, bottom } = wholes
  const isSmall = top <= maxTop && bottom <= maxBottom
  if (top >= bottom) return isSmall && (top > bottom || top === 1) ? 'fraction' : 'other'
  const counted = countedAt(line, next, top / bottom)
  if (isForPeople(line, at, next, counted)) {
    return top > 1 || (bottom === 2 && !isOne(line, next)) ? 'range' : 'fraction'
  }
  if (isSmall && standsAlone(wholes)) return isGasMark(wholes) ? 'range' : 'fraction'
  if (isKitchenPart(top, bottom)) return isRangeOfWholes(wholes, counted) ? 'range' : 'fraction'
  return rarelyPart(wholes, counted, isSmall)
}

/** The meaning of numbers that make no common part. */
function rarelyPart({ line, next, top, bottom }: Wholes, counted: Counted | null, isSmall: boolean): Slashed {
  if (areShares(top, bottom) && !counted) return 'other'
  if (isSmall && isRarePart(line, next, bottom, counted)) return 'fraction'
  if (bottom <= top * widestRange) return 'range'
  return isSmall ? 'fraction' : 'other'
}
