import type { Amount } from './add-amounts.ts'
import { convertAmount, type DisplaySystem } from './convert.ts'
import type { CupWeights } from './cup-weights.ts'
import { type Edit, editText } from './edit-text.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { inKitchenMeasure } from './kitchen-measures.ts'
import { type Exact, exactly, scaleQuantity } from './quantity.ts'
import { cutLine, findRole, isPunctuation } from './reading/cut-line.ts'
import type { LineAmount, Span } from './reading/written-amount.ts'
import {
  baseOf,
  isMeasuredAmount,
  kindOf,
  type MeasuredAmount,
  type StatedAmount,
  statedAmounts,
  systemOf,
  withRest,
} from './step-amount.ts'
import { isMeasure, type UnitName, units } from './units.ts'
import { role, type Vocabulary } from './vocabulary.ts'
import { writeAmount } from './write-amount.ts'

/** A cook everywhere has spoons: less than a quarter of a cup of them stays in spoons. */
const spoons: ReadonlySet<string> = new Set(['teaspoon', 'tablespoon', 'dessertspoon'])
const cup = exactly(units.cup.base ?? 1)
const quarterCup = cup.div(4)

/** An abbreviation has so many letters. */
const maxShort = 4

interface Measure extends Amount {
  readonly unitName: UnitName
}

/** Converts an amount that is measured in one system and weighed in the other. */
function turned(amount: Measure, perCup: Exact, system: DisplaySystem): Amount {
  const { kind, base } = units[amount.unitName]
  if (base === null) return amount
  const ounces = () =>
    scaleQuantity(
      amount.quantity,
      base
        .mul(perCup)
        .div(cup)
        .div(units.ounce.base ?? 1),
    )
  const milliliters = () => scaleQuantity(amount.quantity, base.mul(cup).div(perCup))
  if (kind === 'volume' && system === 'metric') return { quantity: ounces(), unitName: 'ounce', unit: null }
  if (kind === 'weight' && system === 'us') return { quantity: milliliters(), unitName: 'milliliter', unit: null }
  return amount
}

const measureOf = ({ quantity, unit }: MeasuredAmount): Measure => ({
  quantity,
  unitName: unit.word.name,
  unit: null,
})

/** A few spoons stay what they are, and so does what is of the system already. */
const staysSo = (amount: MeasuredAmount, system: DisplaySystem): boolean => {
  const isLittle = baseOf(amount).compare(quarterCup) < 0
  return systemOf(amount) === system || (spoons.has(amount.unit.word.name) && (system === 'us' || isLittle))
}

/** An amount of something in the other system, by its density where that is known. */
function otherSystem(amount: MeasuredAmount, ingredient: string, system: DisplaySystem, index: CupWeights): Amount {
  const measure = measureOf(amount)
  const perCup = index.gramsPerCup(ingredient)
  const shown = convertAmount(perCup === null ? measure : turned(measure, exactly(perCup), system), system)
  return shown.unitName && units[shown.unitName].system === system ? shown : measure
}

const written = (shown: Amount, { unit }: MeasuredAmount): string => writeAmount(shown, unit.word.words)

/** The amount that a line is converted from: what it says in that system itself, else its weight, else its volume. */
function mostTrue(amounts: readonly MeasuredAmount[], system: DisplaySystem): MeasuredAmount | undefined {
  const own = amounts.filter((amount) => systemOf(amount) === system)
  const choice = own.length > 0 ? own : amounts
  return choice.find((amount) => kindOf(amount) === 'weight') ?? choice[0]
}

/** An amount with the "about" before it. */
function withAbout({ start, end }: Span, text: string, vocabulary: Vocabulary): Span {
  const line = cutLine(text.slice(0, start), vocabulary)
  let from = start
  for (let at = line.tokens.length - 1; at >= 0; at -= 1) {
    if (findRole(line, at, role.about) || isPunctuation(line, at, '~≈=')) from = line.tokens[at]?.start ?? from
    else if (!isPunctuation(line, at, '.')) break
  }
  return { start: from, end }
}

interface Conversion {
  readonly line: IngredientLine
  readonly system: DisplaySystem
  readonly index: CupWeights
}

/** The thing of an amount: the name of the line, or the words behind it ("plus 1 cup sugar", "or 1 cup oil"). */
function nameOf({ segments, ingredient, text }: IngredientLine, amount: LineAmount): string {
  const name = segments.find(({ kind }) => kind === 'ingredient')
  if (name === undefined || amount.start <= name.start) return ingredient
  const other = segments.find(
    ({ start, kind }) => start >= amount.end && (kind === 'alternative' || kind === 'comment'),
  )
  return other ? text.slice(other.start, other.end) : ''
}

/** One amount and the same in other words: one of them stays, in the wanted system, and the others go. */
function convertSaid({ line, system, index }: Conversion, { main, added, again, far }: StatedAmount): Edit[] {
  const { text } = line
  const about = (amount: LineAmount) => withAbout(amount, text, index.vocabulary)
  const head = [main, ...added, ...(far ? [far] : [])]
  const inPlace = (amount: MeasuredAmount): Edit | null => {
    if (staysSo(amount, system)) return null
    const shown = otherSystem(amount, nameOf(line, amount), system, index)
    return shown.unitName === amount.unit.word.name ? null : { ...spanOf(amount), text: written(shown, amount) }
  }
  const repeated = again.filter(isMeasuredAmount)
  if (repeated.length === 0) {
    const whole = added[0] ? withRest(main, added[0]) : main
    return [whole, ...head.slice(1)]
      .filter((amount) => amount === whole || amount.start >= whole.end)
      .filter(isMeasuredAmount)
      .flatMap((amount) => inPlace(amount) ?? [])
  }
  const others = (chosen: MeasuredAmount | undefined) =>
    repeated.filter((amount) => amount !== chosen).map((amount): Edit => ({ ...about(amount), text: null }))
  const isFixed = !isMeasuredAmount(main) || far !== null || (systemOf(main) !== system && staysSo(main, system))
  if (isFixed) {
    const chosen = mostTrue(repeated, system)
    return [...others(chosen), ...(chosen ? [inPlace(chosen) ?? []].flat() : [])]
  }
  if (systemOf(main) === system)
    return others(undefined).filter((_, at) => repeated[at] && systemOf(repeated[at]) !== system)
  const chosen = mostTrue([main, ...repeated], system) ?? main
  const place = { start: main.start, end: head.at(-1)?.end ?? main.end }
  const chosenSpan = chosen === main ? spanOf(chosen) : about(chosen)
  const lead = text.slice(chosenSpan.start, chosen.start)
  const shown =
    systemOf(chosen) === system
      ? text.slice(chosen.start, chosen.end)
      : written(otherSystem(chosen, nameOf(line, main), system, index), chosen)
  return [{ ...place, text: lead + shown }, ...others(undefined)]
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

/** On a package stands "14 oz". */
function writeShort(shown: Amount, { unit }: MeasuredAmount): string {
  const { words } = unit.word
  const isUs = shown.unitName !== null && units[shown.unitName].system === 'us'
  const names = (isUs && words.units[shown.unitName]) || []
  const short = names.find((name) => name.length <= maxShort && !name.includes('|'))
  return short === undefined ? writeAmount(shown, words) : writeAmount({ ...shown, unitName: null, unit: short }, words)
}

/** A weight or a volume however it stands: "14-ounce", "400 g". */
const isAnyMeasure = (amount: LineAmount): boolean =>
  amount.unit?.word !== undefined && amount.unit.word !== null && isMeasure(amount.unit.word.name)

/** "(14 oz)" was in brackets only behind "400 g". */
const withoutBrackets = (text: string): string => /^[([]([^()[\]]*)[)\]]$/u.exec(text)?.[1] ?? text

/** How much a size says, without its brackets. */
function measureOfSize(size: string, { vocabulary }: CupWeights): MeasuredAmount | null {
  const [amount] = readIngredientLine(size.replace(/^[([]/, ''), vocabulary).amounts.filter(isAnyMeasure)
  const bare = amount && bareMeasure(amount)
  return bare && isMeasuredAmount(bare) ? bare : null
}

/** The size of something as an amount of its own. */
const bareMeasure = ({ sizeOf: _, ...amount }: LineAmount): LineAmount => ({
  ...amount,
  role: 'main',
  hyphenated: false,
  sizes: [],
})

/** Amounts with what is left of each in a smaller unit: "1 lb 2 oz". */
function withRests(amounts: readonly LineAmount[]): LineAmount[] {
  const whole: LineAmount[] = []
  for (const amount of amounts) {
    const last = whole.at(-1)
    if (last && amount.ends === 'rest') whole[whole.length - 1] = withRest(last, amount)
    else whole.push(amount)
  }
  return whole
}

/** How far two sizes of one package may be apart: 15 oz are 425 g, or 430. */
const sizeTolerance = exactly(15).div(100)

/** "(425 g)" of "2 15-ounce cans (425 g) beans": a size that the line has said before, in the other system. */
function isSizeAgain({ line, index }: Conversion, amount: LineAmount): boolean {
  const main = line.amounts.find(({ role }) => role === 'main')
  const first = line.amounts.find(({ role, start }) => role === 'size' && start < amount.start)
  const own = main?.sizeOf && main.unit ? [{ start: main.start, end: main.unit.end }] : (main?.sizes ?? [])
  const size = own[0] ?? first
  const known = size && measureOfSize(line.text.slice(size.start, size.end), index)
  const said = amount.role === 'size' ? measureOfSize(line.text.slice(amount.start, amount.end), index) : null
  if (!known || !said || kindOf(known) !== kindOf(said) || systemOf(known) === systemOf(said)) return false
  return baseOf(known).sub(baseOf(said)).abs().compare(baseOf(known).mul(sizeTolerance)) <= 0
}

/** The size of a package by the scale: "14 oz", "10-oz/283g". Null where it has none, or says it so already. */
function convertSize(size: string, system: DisplaySystem, { vocabulary }: CupWeights): string | null {
  const read = readIngredientLine(size, vocabulary)
  const measures = withRests(read.amounts.filter(isAnyMeasure).map(bareMeasure)).filter(isMeasuredAmount)
  const chosen = mostTrue(measures, system)
  if (!chosen) return null
  const removals = measures
    .filter((amount) => amount !== chosen)
    .map((amount): Edit => ({ ...spanOf(amount), text: null }))
  if (systemOf(chosen) === system)
    return removals.length === 0 ? null : withoutBrackets(editText(size, removals).replace(/^[\s,;/|]+/, ''))
  const shown = writeShort(convertAmount(measureOf(chosen), system), chosen)
  return editText(size, [...removals, { ...spanOf(chosen), text: shown }])
}

/** Behind a number "14-ounce" is read apart from it by its dash, "400 g" by brackets. */
const needsBrackets = (text: string, { start }: Span): boolean => /[\d\p{No}]\s*$/u.test(text.slice(0, start))

function convertSizes(conversion: Conversion, amount: LineAmount): Edit[] {
  const { line, system, index } = conversion
  const { text } = line
  if (isSizeAgain(conversion, amount)) return [{ ...withAbout(amount, text, index.vocabulary), text: null }]
  const isSizeItself = amount.role === 'size' || amount.sizeOf !== undefined
  const unitEnd = amount.unit?.end ?? amount.end
  const again = amount.sizes.findLast((size) => amount.sizeOf && size.start >= unitEnd)
  const spans = isSizeItself ? [{ start: amount.start, end: again?.end ?? unitEnd }] : amount.sizes
  return spans.flatMap(({ start, end }) => {
    const size = text.slice(start, end)
    const [, open = '', inner = size, close = ''] = /^([([])(.*)([)\]])$/su.exec(size) ?? []
    const shown = convertSize(inner, system, index)
    if (shown === null) return []
    const isBare = open === '' && needsBrackets(text, { start, end })
    return [{ start, end, text: isBare ? `(${shown})` : open + shown + close }]
  })
}

/**
 * A line with its amounts in the other system, each thing once: a line that says its weight (or that system's own
 * amount) is converted from that alone, and what says the same again goes: "3 cups (15 ounces) flour" is 425 g flour.
 * Other weights go by weight, what one country weighs and another measures by its density, the rest by volume. Sizes
 * of packages are converted where they stand; a few spoons stay.
 */
export function convertLine(line: IngredientLine, system: DisplaySystem, index: CupWeights): IngredientLine {
  if (line.isHeader) return line
  // A scaled "2 (10-oz) packages" still has the places of "10-oz package".
  const isCountedAnew = line.scaledFrom !== null && line.amounts.some(({ sizeOf }) => sizeOf)
  const now = isCountedAnew ? readIngredientLine(line.text, index.vocabulary) : line
  const conversion = { line: now, system, index }
  const edits = [
    ...statedAmounts(now).flatMap((stated) => convertSaid(conversion, stated)),
    ...now.amounts.flatMap((amount) => convertSizes(conversion, amount)),
  ]
  return edits.length === 0 ? line : rewritten(line, editText(now.text, edits), index)
}

function rewritten(line: IngredientLine, text: string, { vocabulary }: CupWeights): IngredientLine {
  if (text === line.text) return line
  const scaledFrom = line.scaledFrom ?? { line, factor: exactly(1) }
  return { ...readIngredientLine(text, vocabulary), scaledFrom }
}

/** How much of the amount that a line is converted from goes with so much of another of its amounts. */
function inProportion(amount: MeasuredAmount, of: IngredientLine, system: DisplaySystem): MeasuredAmount | null {
  const [stated] = statedAmounts(of)
  if (!stated || stated.added.length > 0 || stated.far) return null
  const measured = [stated.main, ...stated.again].filter(isMeasuredAmount)
  const chosen = mostTrue(measured, system)
  const alike = measured.find((other) => kindOf(other) === kindOf(amount))
  if (!chosen || !alike || chosen === alike || baseOf(alike).compare(0) <= 0) return null
  const share = scaleQuantity(amount.quantity, exactly(units[amount.unit.word.name].base ?? 1).div(baseOf(alike)))
  return { ...chosen, quantity: scaleQuantity(share, chosen.quantity.max) }
}

/**
 * An amount that a step names, in the other system as the list has it: by the weight that the line of that ingredient
 * says, else by its density.
 */
export function convertStepAmount(
  amount: IngredientLine,
  of: IngredientLine | null,
  system: DisplaySystem,
  index: CupWeights,
): IngredientLine {
  const main = amount.amounts.find((each) => each.role === 'main')
  // "1 cup (240 ml)" says itself what it is in the other system, and "1 lb 4 oz" is one amount.
  const isWhole = amount.amounts.some(({ role: each, ends }) => each === 'same' || ends === 'rest')
  if (!of || isWhole) return convertLine(amount, system, index)
  if (!main || !isMeasuredAmount(main) || staysSo(main, system)) return amount

  const own = inProportion(main, of, system)
  const shown = own && systemOf(own) === system ? inSteps(own) : otherSystem(own ?? main, of.ingredient, system, index)
  const text = editText(amount.text, [{ ...spanOf(main), text: written(shown, main) }])
  return rewritten(amount, text, index)
}

/** As a scale shows it. */
function inSteps({ quantity, unit }: MeasuredAmount): Amount {
  const { unitName, min, max } = inKitchenMeasure(quantity, unit.word.name)
  return { quantity: { min: min.value, max: max.value }, unitName, unit: null }
}
