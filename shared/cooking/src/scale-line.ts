import type { Exactly } from './fraction.ts'
import { fractionGlyphs } from './fraction-glyphs.ts'
import type { IngredientLine, Segment } from './ingredient-line.ts'
import { inKitchenMeasure, type KitchenMeasure, type Measured } from './kitchen-measures.ts'
import { type Exact, exactly, nearFraction, one, type Quantity, scaleQuantity } from './quantity.ts'
import type { SegmentKind } from './reading/line-parts.ts'
import { maxLarge } from './reading/read-amount.ts'
import { isKitchenPart, isRangeAnywhere, slashes } from './reading/slashed-numbers.ts'
import type { LineAmount, Span, WrittenUnit } from './reading/written-amount.ts'
import type { WrittenNumber } from './reading/written-number.ts'
import { isContainer, isMeasure, type UnitName, units } from './units.ts'
import type { CountedWord, UnitWord } from './vocabulary.ts'
import { type NumberStyle, type WrittenAs, writeNumber } from './write-quantity.ts'

export interface ScaleOptions {
  /** Fractions as `1/2` or as `½`. Default `ascii`. */
  readonly style?: Exclude<NumberStyle, 'decimal'>
}

/** A stretch of the line that is written anew, and what stands there then. */
interface Change extends Span {
  readonly text: string
  readonly kind: SegmentKind
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

const isMetric = (name: UnitName | null): boolean => name !== null && units[name].system === 'metric'

/** The exact value of a number: 0.33 cup is a third, and 0.33 kg are 330 g. */
const meant = ({ value, style }: WrittenNumber, name: UnitName | null): Exact =>
  style === 'decimal' && !isMetric(name) ? nearFraction(value) : value

/** Decimals of cups and ounces stay while they are short: 27.5 oz, but 2/3 cup. */
const isShortDecimal = (value: Exact): boolean => value.mul(100).d === 1n

/** "4/5 kg" would be read as four to five of them. */
function isReadAsRange(value: Exact, word: UnitWord | null, style: Scale['style']): boolean {
  if (value.compare(1) >= 0 || (word && word.forms.length > 1)) return false
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

const formFor = ({ forms, words }: CountedWord, amount: Exact): string =>
  forms[Math.min(words.form(amount.valueOf()), forms.length - 1)] ?? ''

const sameLetters = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

interface FormedWord extends Span {
  readonly word: CountedWord | null
}

/** "1 cup" doubled is "2 cups": the word takes the form its new number asks for; abbreviations stay. */
function changeForm({ text }: Scale, unit: FormedWord, amount: Exact, kind: SegmentKind = 'unit'): Change[] {
  // "Stück(e)" and "Zehe/n" say both forms already.
  if (!unit.word || unit.word.forms.length === 1 || /^(?:\(|\/\p{L})/u.test(text.slice(unit.end, unit.end + 2)))
    return []
  const written = text.slice(unit.start, unit.end)
  const form = formFor(unit.word, amount)
  if (form === '' || sameLetters(form, written)) return []
  if (!unit.word.forms.some((known) => sameLetters(known, written))) return []
  const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase()
  const changed = isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form
  return [{ start: unit.start, end: unit.end, text: changed, kind }]
}

/** "1 egg" doubled is "2 eggs". */
const changeCounted = (scale: Scale, { unit, counted, sizeOf }: LineAmount, amount: Exact): Change[] =>
  counted && (!unit || sizeOf) ? changeForm(scale, counted, amount, 'ingredient') : []

/** An abbreviation has so many letters, and is replaced by one. */
const maxShort = 4

/** The word for another unit in the language of the one that was written. */
function wordFor(name: UnitName, written: string, { name: from, forms, words }: UnitWord): UnitWord | null {
  const spellings = words.units[name] ?? []
  const least = isMetric(name) ? 1 : 2
  const isShort = (spelling: string) => {
    const [{ length } = ''] = spelling.split('|')
    return length >= least && length <= maxShort
  }
  const isAbbreviation = written.length <= maxShort && words.units[from]?.[0] !== forms.join('|')
  const spelling = (isAbbreviation ? spellings.find(isShort) : undefined) ?? spellings[0]
  return spelling === undefined ? null : { name, forms: spelling.split('|'), words }
}

function wordOf(scale: Scale, unit: WrittenUnit | null, name: UnitName | null): UnitWord | null {
  if (!unit?.word || name === null || name === unit.word.name) return unit?.word ?? null
  return wordFor(name, scale.text.slice(unit.start, unit.end), unit.word)
}

/** The units of an amount in the forms of the numbers that are shown: each end of a range can have its own. */
function changeUnits(
  scale: Scale,
  { unit, farUnit, sizes, hyphenated }: LineAmount,
  word: UnitWord | null,
  { exact, min, max }: KitchenMeasure,
): Change[] {
  if (!unit?.word || !word || hyphenated) return []
  if (word !== unit.word) {
    // The dot of an abbreviation goes with it.
    const isDotted = unit.word.forms.length === 1 && scale.text.charAt(unit.end) === '.'
    const end = isDotted ? unit.end + 1 : unit.end
    return [{ start: unit.start, end, text: formFor(word, max.value), kind: 'unit' }]
  }
  // "1 gr. Hefe" would be a large one.
  const written = scale.text.slice(unit.start, unit.end).toLowerCase()
  if (word.name === 'gram' && written === 'gr' && isFew({ min: exact.min.round(), max: exact.max.round() })) {
    const end = scale.text.charAt(unit.end) === '.' ? unit.end + 1 : unit.end
    return [{ start: unit.start, end, text: 'g', kind: 'unit' }]
  }
  // In "1 (12-15) pound turkey" the unit is that of the size.
  if (isMeasure(word.name) && sizes.some(({ start }) => scale.text.charAt(start) === '(')) return []
  if (!farUnit) return changeForm(scale, unit, max.value)
  return [...changeForm(scale, unit, min.value), ...changeForm(scale, farUnit, max.value)]
}

const isFew = ({ min, max }: Quantity): boolean => max.equals(min) && max.d === 1n && max.compare(maxLarge) <= 0

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

/** Where a place of the line is when the changes are made, before or after what is put in at that very place. */
const movedBy =
  (changes: readonly Change[]) =>
  (place: number, side: 'before' | 'after'): number =>
    changes.reduce((at, { start, end, text }) => {
      const isPassed = end < place || (end === place && (start < end || side === 'after'))
      return isPassed ? at + text.length - (end - start) : at
    }, place)

/** The segments with the changes made in them, one after the other without a gap. */
function changeSegments(
  { text, segments }: IngredientLine,
  changes: readonly Change[],
): Pick<IngredientLine, 'text' | 'segments'> {
  const pieces: { kind: SegmentKind; text: string }[] = []
  const add = (kind: SegmentKind, piece: string) => {
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += piece
    else if (piece !== '') pieces.push({ kind, text: piece })
  }
  let at = 0
  const copyTo = (end: number) => {
    for (const segment of segments) {
      if (segment.end > at && segment.start < end)
        add(segment.kind, text.slice(Math.max(at, segment.start), Math.min(end, segment.end)))
    }
    at = Math.max(at, end)
  }
  // "2 cups to 3 cups" is read as one quantity up to the 3, with a unit in it.
  const isWithin = ({ start, end }: Change) =>
    segments.some((segment) => segment.kind === 'quantity' && segment.start < start && end < segment.end)
  for (const change of changes) {
    copyTo(change.start)
    add(isWithin(change) ? 'quantity' : change.kind, change.text)
    at = Math.max(at, change.end)
  }
  copyTo(text.length)
  const changed: Segment[] = []
  let start = 0
  for (const piece of pieces) {
    changed.push({ start, end: start + piece.text.length, kind: piece.kind })
    start += piece.text.length
  }
  return { text: pieces.map((piece) => piece.text).join(''), segments: changed }
}

/** The amount with its places in the new text. */
function moveAmount(amount: LineAmount, moved: ReturnType<typeof movedBy>): LineAmount {
  const move = <Place extends Span>(place: Place): Place => ({
    ...place,
    start: moved(place.start, 'after'),
    end: moved(place.end, 'after'),
  })
  return {
    ...amount,
    start: moved(amount.start, 'before'),
    end: moved(amount.end, 'after'),
    numbers: amount.numbers.map((number) =>
      number.start === number.end ? { ...move(number), start: moved(number.start, 'before') } : move(number),
    ),
    unit: amount.unit && move(amount.unit),
    ...(amount.counted && { counted: move(amount.counted) }),
    ...(amount.farUnit && { farUnit: move(amount.farUnit) }),
    ...(amount.sizeOf && { sizeOf: { unit: amount.sizeOf.unit && move(amount.sizeOf.unit) } }),
    sizes: amount.sizes.map(move),
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
