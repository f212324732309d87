import type { Exactly } from './fraction.ts'
import { fractionGlyphs } from './fraction-glyphs.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { inKitchenMeasure, type KitchenMeasure, type Measured } from './kitchen-measures.ts'
import { type Change, changeSegments, moveAmount, movedBy } from './line-changes.ts'
import { type Exact, exactly, nearFraction, one, type Quantity, scaleQuantity } from './quantity.ts'
import { isKitchenPart, isRangeAnywhere, slashes } from './reading/slashed-numbers.ts'
import type { LineAmount, WrittenUnit } from './reading/written-amount.ts'
import type { WrittenNumber } from './reading/written-number.ts'
import { changeCounted, changeForm, changeUnits, formFor, isFew, wordOf } from './scaled-words.ts'
import { isContainer, isMetric, type UnitName, units } from './units.ts'
import type { UnitWord } from './vocabulary.ts'
import { type NumberStyle, type WrittenAs, writeNumber } from './write-quantity.ts'

export interface ScaleOptions {
  /** Fractions as `1/2` or as `½`. Default `ascii`. */
  readonly style?: Exclude<NumberStyle, 'decimal'>
}

/** A scaled amount: its text, and its value. */
interface Scaled {
  readonly amount: LineAmount
  readonly changes: readonly Change[]
}

interface Scale extends Pick<IngredientLine, 'text' | 'segments'> {
  readonly factor: Exact
  readonly style: Exclude<NumberStyle, 'decimal'>
}

/** The exact value of a number: 0.33 cup is a third, and 0.33 kg are 330 g. */
const meant = ({ value, style }: WrittenNumber, name: UnitName | null): Exact =>
  style === 'decimal' && !isMetric(name) ? nearFraction(value) : value

/** Decimals of cups and ounces stay while they are short: 27.5 oz, but 2/3 cup. */
const isShortDecimal = (value: Exact): boolean => value.mul(100).d === 1n

const [half, three, ten] = [exactly(1).div(2), exactly(3), exactly(10)]

/** Whether the word for a part of one is also that for several: the Ukrainian one for "0.3 spoons" is that for three. */
const isAlsoForSeveral = (word: UnitWord): boolean =>
  formFor(word, half) === formFor(word, three) || formFor(word, half) === formFor(word, ten)

/** "4/5 kg" would be read as four to five of them. */
function isReadAsRange(value: Exact, word: UnitWord | null, style: Scale['style']): boolean {
  if (value.compare(1) >= 0 || (word && !isAlsoForSeveral(word))) return false
  const hasSign = style === 'glyphs' && fractionGlyphs.some(([, n, d]) => value.equals(exactly(n).div(d)))
  return !hasSign && !isKitchenPart(Number(value.n), Number(value.d))
}

/** Grams and millilitres are weighed on a scale that shows decimals; so is whatever was written with them. */
function styleOf(number: WrittenNumber, word: UnitWord | null, value: Exact, { style }: Scale): WrittenAs {
  const isWeighed = isMetric(word?.name ?? null)
  const isDecimal =
    number.style === 'decimal'
      ? isWeighed || isShortDecimal(value)
      : (number.style === 'integer' && isWeighed) || isReadAsRange(value, word, style)
  return isDecimal
    ? { style: 'decimal', decimalMark: number.decimalMark ?? (word?.words.decimalComma ? ',' : '.') }
    : { style }
}

function changeNumber(
  scale: Scale,
  number: WrittenNumber,
  word: UnitWord | null,
  { value, marked }: Measured,
  isAbout = false,
): Change[] {
  const shown = (marked ? '~' : '') + writeNumber(value, styleOf(number, word, value, scale))
  // "about ~1 kg" says it twice.
  const written = isAbout ? shown.replace('~', '') : shown
  const change = { start: number.start, end: number.end, text: written, kind: 'quantity' } as const
  // "un'arancia" has no space for a number.
  const isWord = number.style === 'word' || number.style === 'article'
  const needsSpace = number.start === number.end || (isWord && /\p{L}/u.test(scale.text.charAt(number.end)))
  return [
    change,
    ...(needsSpace ? [{ start: number.end, end: number.end, text: ' ', kind: 'text' } as const] : []),
    ...(number.drop ? [{ ...number.drop, text: '', kind: 'text' } as const] : []),
  ]
}

/** "6 gr. Zwiebeln" would be grams of them: the German for large is written out where it is not before few things. */
function writeLargeOut({ text, segments }: Scale, { unit, end }: LineAmount, { exact }: KitchenMeasure): Change[] {
  const size = segments.find(({ kind, start }) => kind === 'size' && start >= end)
  if (unit || isFew(exact) || !size || text.slice(end, size.start).trim() !== '') return []
  const written = /^gr\.?/i.exec(text.slice(size.start, size.end + 1))?.[0]
  if (written === undefined || written.replace('.', '').length < size.end - size.start) return []
  return [{ start: size.start, end: size.start + written.length, text: 'große', kind: 'size' }]
}

/** "4 ½-pound lobsters" would be of four and a half pounds: a size that begins with a part stands in brackets, as in print. */
function setOffSize({ text }: Scale, { numbers, sizes }: LineAmount): Change[] {
  const [number] = numbers
  const [size] = sizes
  if (!number || !size || number.start === number.end || !startsWithPart(text.slice(size.start))) return []
  return text.slice(number.end, size.start).trim() === '' ? inBrackets(text, size.start, size.end) : []
}

const startsWithPart = (text: string): boolean => /^(?:\p{No}|\d+[/⁄∕])/u.test(text)

/** Brackets around a size, but for one that is a part of a word: "400-g-Dose". */
function inBrackets(text: string, start: number, unitEnd: number): Change[] {
  const end = text.charAt(unitEnd) === '.' ? unitEnd + 1 : unitEnd
  if (/[-‐‑]/.test(text.slice(end - 1, end + 1))) return []
  return [
    { start, end: start, text: '(', kind: 'size' },
    { start: end, end, text: ')', kind: 'size' },
  ]
}

/** "10-oz package" doubled is "2 (10-oz) packages": two of that size, not one of 20 oz. */
function countThings(scale: Scale, amount: LineAmount, unit: WrittenUnit | null): Scaled {
  const [number] = amount.numbers
  const start = number?.start ?? amount.start
  const brackets = amount.hyphenated && amount.unit ? inBrackets(scale.text, start, amount.unit.end) : []
  const isJoined = brackets.length > 0 || (amount.hyphenated && number?.value.d === 1n)
  const name = unit?.word?.name ?? null
  const count = inKitchenMeasure({ min: scale.factor, max: scale.factor }, name, { anyUnit: false }).max
  const written = (count.marked ? '~' : '') + writeNumber(count.value, { style: scale.style })
  return {
    amount: { ...amount, quantity: scaleQuantity(amount.quantity, scale.factor) },
    changes: [
      { start, end: start, text: written, kind: 'quantity' },
      { start, end: start, text: isJoined ? ' ' : ' × ', kind: 'text' },
      ...brackets,
      ...(unit ? changeForm(scale, unit, count.value) : changeCounted(scale, amount, count.value)),
    ],
  }
}

/** "8/12" made a quarter would be a part, "2/3": a slash that would not be read as a range any more becomes a dash. */
function changeSlash(
  scale: Scale,
  [low, high]: readonly [WrittenNumber, WrittenNumber],
  word: UnitWord | null,
  { min, max }: KitchenMeasure,
): Change[] {
  const between = scale.text.slice(low.end, high.start)
  if (![...slashes].some((sign) => between.includes(sign))) return []
  const [from, to] = [min.value, max.value]
  const isWhole = from.d === 1n && to.d === 1n
  const isDecimal = styleOf(low, word, from, scale).style === 'decimal'
  const isKept = isWhole ? isRangeAnywhere(from.valueOf(), to.valueOf()) : isDecimal
  return isKept ? [] : [{ start: low.end, end: high.start, text: '-', kind: 'quantity' }]
}

/** A number that was written anew has no part elsewhere any more. */
function scaledNumber({ drop: _, ...number }: WrittenNumber, value: Exact): WrittenNumber {
  return { ...number, value }
}

interface Beside {
  readonly next: LineAmount | undefined
  /** Whether its unit has to stay. */
  readonly keepsUnit: boolean
  /** Whether the line says the weight of what is counted: "1 shoulder, about 2 kg". */
  readonly isWeighed: boolean
}

/** Both ends of "1,5/2 kg" have the decimal mark that one of them shows. */
function withOneMark(numbers: readonly WrittenNumber[]): readonly WrittenNumber[] {
  const decimalMark = numbers.find((number) => number.decimalMark)?.decimalMark ?? null
  return numbers.length < 2 ? numbers : numbers.map((number) => ({ ...number, decimalMark }))
}

const asItIs = (exact: Quantity, unitName: UnitName | null): KitchenMeasure => ({
  unitName,
  exact,
  min: { value: exact.min, marked: false },
  max: { value: exact.max, marked: false },
})

function scaleAmount(scale: Scale, amount: LineAmount, { next, keepsUnit, isWeighed }: Beside): Scaled {
  if (amount.role === 'size') return { amount, changes: [] }
  if (amount.sizeOf) return countThings(scale, amount, amount.sizeOf.unit)
  const { unit, numbers, hyphenated, farUnit, sizes } = amount
  const [low, high = low] = withOneMark(numbers)
  const name = unit?.word?.name ?? null
  if (!low || !high) return { amount, changes: [] }
  const quantity: Quantity = { min: meant(low, name).mul(scale.factor), max: meant(high, name).mul(scale.factor) }
  // "1 teaspoon to 1 tablespoon" keeps its two units.
  const isRange = farUnit !== undefined || amount.ends === 'range' || next?.ends === 'range'
  // A guessed unit does not decide how the amount is rounded.
  const measure = unit?.isGuess
    ? asItIs(quantity, name)
    : inKitchenMeasure(quantity, unit?.isSpoon ? 'teaspoon' : name, {
        anyUnit: !unit?.isSpoon && !keepsUnit && !hyphenated && !isRange && sizes.length === 0,
        spoonsToCups: unit?.word?.words.spoonsToCups ?? false,
        piece: amount.piece,
        isWeighed,
      })
  const word = wordOf(scale, unit, measure.unitName)
  // "2-3 sprigs" made a third are one: a range of which both ends come out alike is one number.
  const isOne = high !== low && !farUnit && measure.min.value.equals(measure.max.value)
  return {
    amount: {
      ...amount,
      quantity: measure.exact,
      numbers: [
        scaledNumber(low, measure.exact.min),
        ...(high === low || isOne ? [] : [scaledNumber(high, measure.exact.max)]),
      ],
      unit: unit && { ...unit, word },
    },
    changes: [
      ...setOffSize(scale, amount),
      ...writeLargeOut(scale, amount, measure),
      ...changeNumber(scale, low, word, isOne && measure.max.marked ? measure.max : measure.min, amount.isAbout),
      ...(isOne ? [{ start: low.end, end: high.end, text: '', kind: 'quantity' } as const] : []),
      ...(high === low || isOne
        ? []
        : [
            ...changeSlash(scale, [low, high], word, measure),
            ...changeNumber(scale, high, word, measure.max, amount.isAbout),
          ]),
      ...changeUnits(scale, amount, word, measure),
      ...changeCounted(scale, amount, measure.max.value),
    ],
  }
}

/** "1 kg 200 g" is written anew as one amount, "1 cup plus 2 tablespoons" as two. */
function joinRests(amounts: readonly LineAmount[]): LineAmount[] {
  const joined: LineAmount[] = []
  for (const rest of amounts) {
    const last = joined.at(-1)
    const [number, high] = last?.numbers ?? []
    const [of, base] = [last, rest].map((amount) => amount?.unit?.word && units[amount.unit.word.name].base)
    if (rest.ends !== 'rest' || !last || !number || high || !of || !base) {
      joined.push(rest)
      continue
    }
    const value = number.value.add(rest.quantity.max.mul(base).div(of))
    const drop = { start: last.end, end: rest.end }
    joined[joined.length - 1] = { ...last, end: rest.end, numbers: [{ ...number, value, drop }] }
  }
  return joined
}

/** "(30 oz total)" stays in the unit that stands on each of the packages. */
function keepsUnit({ amounts }: IngredientLine, { role, unit }: LineAmount): boolean {
  const main = amounts.find((amount) => amount.role === 'main')
  const name = main?.sizeOf?.unit?.word?.name ?? main?.unit?.word?.name
  const isWeight = unit?.word ? units[unit.word.name].kind === 'weight' : false
  return role === 'same' && isWeight && name !== undefined && isContainer(name)
}

const isWeight = ({ role, unit }: LineAmount): boolean =>
  role === 'same' && unit?.word !== undefined && unit.word !== null && units[unit.word.name].kind === 'weight'

function rewrite(line: IngredientLine, factor: Exact, style: Scale['style']): IngredientLine {
  const scaled = joinRests(line.amounts).map((amount, at, all) =>
    scaleAmount({ text: line.text, segments: line.segments, factor, style }, amount, {
      next: all[at + 1],
      keepsUnit: keepsUnit(line, amount),
      isWeighed: amount.role === 'main' && all.some(isWeight),
    }),
  )
  const changes = scaled.flatMap((each) => each.changes).toSorted((a, b) => a.start - b.start || a.end - b.end)
  if (changes.length === 0) return line
  const moved = movedBy(changes)
  const { text, segments } = changeSegments(line, changes)
  const amounts = scaled.map(({ amount }) => moveAmount(amount, moved))
  const main = amounts.find((amount) => amount.role === 'main')
  return {
    ...line,
    text,
    segments,
    amounts,
    quantity: main?.quantity ?? null,
    unit: main?.unit ? text.slice(main.unit.start, main.unit.end) : line.unit,
    unitName: main?.unit?.word?.name ?? line.unitName,
    scaledFrom: { line, factor },
  }
}

/** The factor as an exact number, null where it is none to scale by. A typed 0.333 means a third. */
function readFactor(factor: Exactly): Exact | null {
  if (typeof factor === 'number' && !(Number.isFinite(factor) && factor > 0 && factor < 1e9)) return null
  // A float stands for the fraction that a cook means by it; a fraction for itself.
  const exact = typeof factor === 'number' ? nearFraction(factor) : exactly(factor)
  return exact.compare(0) > 0 ? exact : null
}

/**
 * A line for another amount, read already. Every real quantity in it changes, also those in sums, ranges, brackets and
 * alternatives; sizes ("14-ounce"), product types, percentages, temperatures, durations and dates do not. Where
 * nothing can be scaled the same line comes back.
 *
 * The text has amounts that a kitchen can measure, with `~` where they are not near; the quantities stay exact, and
 * a line that was scaled is scaled from what was written: a third of it, three times, is the written line.
 */
export function scaleLine(
  line: IngredientLine,
  factor: Exactly,
  { style = 'ascii' }: ScaleOptions = {},
): IngredientLine {
  const exact = readFactor(factor)
  if (exact === null || exact.equals(one)) return line
  const { line: written, factor: before } = line.scaledFrom ?? { line, factor: one }
  const total = before.mul(exact)
  return total.equals(one) ? written : rewrite(written, total, style)
}
