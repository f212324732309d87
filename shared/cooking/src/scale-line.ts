import type Fraction from 'fraction.js'
import { readIngredientLine } from './ingredient-line.ts'
import { type Exactly, nearFraction } from './quantity.ts'
import type { LineAmount } from './reading/line-amounts.ts'
import type { WrittenNumber } from './reading/read-number.ts'
import type { Span, WrittenUnit } from './reading/written-amount.ts'
import { isMeasure, units } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type WrittenAs, writeNumber } from './write-quantity.ts'

export interface ScaleOptions {
  /** Fractions as `1/2` or as `½`. Default `ascii`. */
  readonly fractions?: 'ascii' | 'glyphs'
}

interface Change extends Span {
  readonly text: string
}

const isMetric = (unit: WrittenUnit | null): boolean => (unit?.word ? units[unit.word.name].system === 'metric' : false)

/** What a number stands for: 0.33 cup is a third, and 0.33 kg are 330 g. */
const meant = ({ value, style }: WrittenNumber, unit: WrittenUnit | null): Fraction =>
  style === 'decimal' && !isMetric(unit) ? nearFraction(value) : value

/** Grams and millilitres are weighed on a scale that shows decimals; so is whatever was written with them. */
function styleOf(number: WrittenNumber, unit: WrittenUnit | null, fractions: 'ascii' | 'glyphs'): WrittenAs {
  const isDecimal = number.style === 'decimal' || (isMetric(unit) && number.style === 'integer')
  return isDecimal
    ? { style: 'decimal', decimalMark: number.decimalMark ?? (unit?.word?.words.decimalComma ? ',' : '.') }
    : { style: fractions }
}

function changeNumber(
  text: string,
  number: WrittenNumber,
  { unit }: LineAmount,
  { factor, fractions }: { readonly factor: Fraction; readonly fractions: 'ascii' | 'glyphs' },
): Change[] {
  const written = writeNumber(meant(number, unit).mul(factor), styleOf(number, unit, fractions))
  // "un'arancia" has no space that a number could keep.
  const isWord = number.style === 'word' || number.style === 'article'
  const needsSpace = isWord && /\p{L}/u.test(text.charAt(number.end))
  const change = {
    start: number.start,
    end: number.end,
    text: needsSpace || number.start === number.end ? `${written} ` : written,
  }
  return number.drop ? [change, { ...number.drop, text: '' }] : [change]
}

/** "1 cup" doubled is "2 cups": the word takes the form its new number asks for; abbreviations stay. */
function changeUnit(text: string, unit: WrittenUnit, amount: Fraction): Change[] {
  // "Stück(e)" and "Zehe/n" say both forms already.
  if (!unit.word || unit.word.forms.length === 1 || /^(?:\(|\/\p{L})/u.test(text.slice(unit.end, unit.end + 2)))
    return []
  const { forms, words } = unit.word
  const written = text.slice(unit.start, unit.end)
  const isForm = forms.some((form) => form.toLowerCase() === written.toLowerCase())
  const form = forms[Math.min(words.form(amount.valueOf()), forms.length - 1)]
  if (!isForm || form === undefined || form.toLowerCase() === written.toLowerCase()) return []
  const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase()
  return [{ start: unit.start, end: unit.end, text: isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form }]
}

/** The units of an amount in the forms of its scaled numbers: each end of a range can have its own. */
function changeUnits(
  text: string,
  { unit, farUnit, numbers, sizes, hyphenated }: LineAmount,
  factor: Fraction,
): Change[] {
  const [first, last = first] = numbers
  if (!unit?.word || !first || !last || hyphenated) return []
  // In "1 (12-15) pound turkey" the unit is that of the size.
  if (isMeasure(unit.word.name) && sizes.some(({ start }) => text.charAt(start) === '(')) return []
  if (!farUnit) return changeUnit(text, unit, last.value.mul(factor))
  return [...changeUnit(text, unit, first.value.mul(factor)), ...changeUnit(text, farUnit, last.value.mul(factor))]
}

function apply(text: string, changes: readonly Change[]): string {
  let written = ''
  let at = 0
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    written += text.slice(at, change.start) + change.text
    at = change.end
  }
  return written + text.slice(at)
}

/** The factor as an exact number, null where it is none to scale by. A typed 0.333 means a third. */
function readFactor(factor: Exactly): Fraction | null {
  if (typeof factor === 'number' && !(Number.isFinite(factor) && factor > 0 && factor < 1e9)) return null
  const exact = nearFraction(factor)
  return exact.compare(0) > 0 ? exact : null
}

/**
 * Writes a line for another amount. Every real quantity in it changes, also those in sums, ranges, brackets and
 * alternatives; sizes ("14-ounce"), product types, percentages, temperatures, durations and dates do not. Where
 * nothing can be scaled the text comes back unchanged. Exact: a third of a cup, tripled, is 1 cup.
 */
export function scaleLine(
  text: string,
  factor: Exactly,
  vocabulary: Vocabulary,
  { fractions = 'ascii' }: ScaleOptions = {},
): string {
  const exact = readFactor(factor)
  if (exact === null || exact.equals(1)) return text
  const changes = readIngredientLine(text, vocabulary)
    .amounts.filter((amount) => amount.role !== 'size')
    .flatMap((amount) => [
      ...amount.numbers.flatMap((number) => changeNumber(text, number, amount, { factor: exact, fractions })),
      ...changeUnits(text, amount, exact),
    ])
  return apply(text, changes)
}
