import { type Exact, exactly, one, type Quantity, scaleQuantity } from './quantity.ts'
import { isContainer, isCountedPiece, type UnitName, units } from './units.ts'

/** A number as a kitchen can measure it, and whether it is so far from the true one that it has to be marked. */
export interface Measured {
  readonly value: Exact
  readonly marked: boolean
}

/** An amount as a kitchen measures it. */
export interface KitchenMeasure {
  /** The unit to measure in; the one that was given, or a larger or smaller one that fits better. */
  readonly unitName: UnitName | null
  /** The exact amount in that unit. */
  readonly exact: Quantity
  readonly min: Measured
  readonly max: Measured
}

/** Another unit to measure in: from which amount on, and in which parts, where a number has to come out even. */
interface Larger {
  readonly unit: UnitName
  readonly from: Exact
  /** Null where any number will do, because it is read off a scale. */
  readonly parts: readonly number[] | null
  /** From here on it is taken even if it does not come out even. */
  readonly always: number
}

const larger: { readonly [name in UnitName]?: Larger } = {
  gram: { unit: 'kilogram', from: exactly(1), parts: null, always: 1 },
  milliliter: { unit: 'liter', from: exactly(1), parts: null, always: 1 },
  teaspoon: { unit: 'tablespoon', from: exactly(1), parts: [1, 2], always: 4 },
  tablespoon: { unit: 'cup', from: exactly(1).div(2), parts: [1, 2, 4, 3], always: 2 },
  ounce: { unit: 'pound', from: exactly(1), parts: [1, 2, 4], always: 4 },
}

const smaller: { readonly [name in UnitName]?: UnitName } = {
  kilogram: 'gram',
  liter: 'milliliter',
  gallon: 'quart',
  quart: 'cup',
  pint: 'cup',
  cup: 'tablespoon',
  tablespoon: 'teaspoon',
  pound: 'ounce',
}

/** The parts that cups come in, and packages are divided into. */
const cupParts = [1, 2, 4, 3]
/** There is a spoon for a half and a quarter; a third is filled by eye. */
const spoonParts = [1, 2, 4]
const eighths = [8]
/** An eighth is the least there is a spoon for, and half of it can still be guessed. */
const leastPart = exactly(1).div(8)
const leastGuess = exactly(1).div(16)
/** Below this a guess would be more than twice too much. */
const leastShown = exactly(1).div(32)
/** One in forty: what is nearer is the same to a cook, so the plainest number is taken. */
const trueEnough = exactly(1).div(40)

const isWithin = (exact: Exact, shown: Exact, share: Exact): boolean =>
  exact.sub(shown).abs().compare(exact.mul(share)) <= 0
const isTrue = (exact: Exact, shown: Exact): boolean => isWithin(exact, shown, trueEnough)

/** The nearest number in some parts; the plainest that is true enough before one that is a little nearer. */
function nearest(exact: Exact, parts: readonly number[]): Exact {
  if (parts.some((part) => BigInt(part) === exact.d)) return exact
  const candidates = parts.map((part) => exact.mul(part).round().div(part))
  const off = (candidate: Exact) => candidate.sub(exact).abs()
  const plain = candidates.find((candidate) => isTrue(exact, candidate))
  return (
    plain ?? candidates.reduce((best, next) => (off(next).compare(off(best)) < 0 ? next : best), candidates[0] ?? exact)
  )
}

const onScales: ReadonlySet<UnitName> = new Set(['gram', 'milliliter', 'kilogram', 'liter'])

/** The number of spoons, cups or pounds, where it comes out even. */
function even(exact: Exact, parts: readonly number[]): Exact | null {
  const shown = exact.compare(leastPart) < 0 ? leastPart : nearest(exact, parts)
  if (isTrue(exact, shown)) return shown
  return isTrue(exact, leastPart) ? leastPart : null
}

const isSpoon = (name: UnitName): boolean => name === 'teaspoon' || name === 'tablespoon'

/** Less than a tablespoon is measured in halves of it, or in teaspoons; a scale shows no thirds. */
function partsOf(name: UnitName, exact: Exact): readonly number[] {
  if (name === 'tablespoon' && exact.compare(1) < 0) return [1, 2]
  return isSpoon(name) || onScales.has(name) || units[name].kind === 'weight' ? spoonParts : cupParts
}

const half = exactly(1).div(2)

/** From how much off a number is marked: a spoon is filled less truly than a cup, and a cup than a scale. */
const markedFrom = { weight: trueEnough, cup: exactly(1).div(20), spoon: exactly(1).div(10), thing: exactly(1).div(5) }

/** Parts of a spoon that are filled by eye: the first of these that comes within a tenth. */
const partsByEye = [[3], [8], [6], [5], [10], [7], [9], [12], [16]]

/** A spoon by its parts, within a tenth; as it is where no part is so near: a twelfth is no eighth. */
function inSpoons(exact: Exact, parts: readonly number[]): Measured {
  // From half a spoon on nobody measures an eighth of it where a quarter is near.
  const isClose = (part: Exact) => isWithin(exact, part, markedFrom.spoon)
  const thirds = nearest(exact, [3])
  const plain =
    even(exact, parts) ??
    (isTrue(exact, thirds) ? thirds : null) ??
    (exact.compare(half) < 0 ? even(exact, eighths) : null)
  const near = plain ?? [parts, ...partsByEye].map((each) => nearest(exact, each)).find(isClose)
  return { value: near ?? exact, marked: false }
}

/** Cups and packages by their parts. So little that every part would mislead stays as it is. */
function inParts(exact: Exact, parts: readonly number[], share: Exact, finer: readonly number[] = eighths): Measured {
  const shown = even(exact, parts) ?? (finer.length > 0 ? even(exact, finer) : null)
  if (shown) return { value: shown, marked: false }
  if (exact.compare(leastShown) < 0) return { value: exact, marked: false }
  const near = exact.compare(leastGuess) < 0 ? leastGuess : nearest(exact, [...parts, ...finer])
  const value = near.n === 0n ? leastPart : near
  return { value, marked: !isWithin(exact, value, share) }
}

const tenth = exactly(1).div(10)

/** Little that comes whole: half a bay leaf tastes of nothing less. */
const comesWhole: ReadonlySet<UnitName> = new Set([
  'dash',
  'dollop',
  'drizzle',
  'drop',
  'knifepoint',
  'leaf',
  'pinch',
  'splash',
  'sprig',
])

/** Things that are counted: wholes and halves, the whole where it is near, and never less than a half of one. */
function counted(exact: Exact, isWhole: boolean): Measured {
  const least = isWhole ? one : half
  if (exact.compare(least) < 0) return { value: least, marked: !isWhole && !isWithin(exact, least, markedFrom.thing) }
  if (exact.d <= 2n) return { value: exact, marked: false }
  const whole = exact.round()
  const isQuarter = exact.d === 4n
  const value = isQuarter || isWithin(exact, whole, tenth) ? whole : exact.mul(2).round().div(2)
  return { value, marked: !isWithin(exact, value, markedFrom.thing) }
}

/** The steps of a scale, from so many grams on: fives from a hundred, quarters for yeast and saffron. */
const stepFrom = [
  [100, 5],
  [10, 1],
  [4, 0.5],
  [0, 0.25],
] as const

/** Amounts that a kitchen scale or a jug shows. */
function onScale(exact: Exact, name: UnitName): Measured {
  const isLarge = name === 'kilogram' || name === 'liter'
  if (exact.round(isLarge ? 2 : 0).equals(exact) || exact.compare(1) < 0) return { value: exact, marked: false }
  const step = isLarge ? exactly(1).div(20) : exactly(stepFrom.find(([from]) => exact.compare(from) >= 0)?.[1] ?? one)
  return { value: exact.div(step).round().mul(step), marked: false }
}

/** How a number of one unit is measured; as it is for a unit that has no steps of its own. */
function measure(exact: Exact, name: UnitName | null): Measured {
  if (name === null) return counted(exact, false)
  if (onScales.has(name)) return onScale(exact, name)
  if (isCountedPiece(name) || comesWhole.has(name)) return counted(exact, comesWhole.has(name))
  // A third of a can is poured from it; more than one are counted.
  if (isContainer(name) && exact.compare(one) > 0) return counted(exact, false)
  const { kind, system } = units[name]
  if (system === 'metric') return { value: exact, marked: false }
  if (kind === 'weight') return inParts(exact, partsOf(name, exact), markedFrom.weight)
  if (isSpoon(name)) return inSpoons(exact, partsOf(name, exact))
  return inParts(exact, cupParts, kind === 'volume' || isContainer(name) ? markedFrom.cup : markedFrom.thing)
}

/** Whether so much of a unit is a number that a kitchen has. */
const comesOut = (exact: Exact, name: UnitName): boolean => {
  const parts = partsOf(name, exact)
  return onScales.has(name) ? isTrue(exact, nearest(exact, parts)) : even(exact, parts) !== null
}

/** Whether a number is shown nearer than another one, which is shown as so much of what it is. */
const isNearer = (exact: Exact, { value }: Measured, other: Exact): boolean =>
  value.div(exact).sub(one).abs().compare(other.sub(one).abs()) < 0

/** One amount, in another unit of its kind. */
const perUnit = (from: UnitName, to: UnitName): Exact => exactly(units[from].base ?? 1).div(units[to].base ?? 1)

/** The unit in which so much is measured best. */
function unitFor(exact: Exact, name: UnitName, spoonsToCups: boolean): UnitName {
  const up = larger[name]
  if (up && (up.unit !== 'cup' || spoonsToCups)) {
    const more = exact.mul(perUnit(name, up.unit))
    const comesOutEven = up.parts === null || nearest(more, up.parts).equals(more)
    if (more.compare(up.from) >= 0 && (comesOutEven || more.compare(up.always) >= 0))
      return unitFor(more, up.unit, spoonsToCups)
  }
  const down = smaller[name]
  if (!down || exact.compare(1) >= 0 || comesOut(exact, name)) return name
  const less = exact.mul(perUnit(name, down))
  const [shown, shownLess] = [measure(exact, name), measure(less, down)]
  const isTruer =
    (shown.marked && !shownLess.marked) ||
    (!isTrue(exact, shown.value) && isNearer(less, shownLess, shown.value.div(exact)))
  return exact.compare(leastPart) < 0 || onScales.has(down) || comesOut(less, down) || smaller[down] || isTruer
    ? unitFor(less, down, spoonsToCups)
    : name
}

export interface MeasureOptions {
  /** False where the unit has to stay. Default true. */
  readonly anyUnit?: boolean
  /** Whether eight tablespoons are half a cup to those who read it. Default true. */
  readonly spoonsToCups?: boolean
  /** The thing that is counted where there is no unit. */
  readonly piece?: UnitName | undefined
  /** Whether the line weighs what it counts, so that two thirds of the weight are two thirds of the thing. */
  readonly isWeighed?: boolean
}

/**
 * An exact amount as a kitchen measures it: halves, thirds and quarters of cups, parts of spoons, whole grams, wholes
 * and halves of what is counted; in a larger or smaller unit where that fits better: 3000 g are 3 kg, 1/9 cup is 1 3/4
 * tablespoons. Spoons are within a tenth. A large rounding is marked: a fortieth of a weight, a twentieth of a cup, a
 * fifth of a thing. Steps of a scale are as true as the scale. Both ends of a range have one unit.
 */
export function inKitchenMeasure(
  quantity: Quantity,
  name: UnitName | null,
  { anyUnit = true, spoonsToCups = true, piece, isWeighed = false }: MeasureOptions = {},
): KitchenMeasure {
  const unitName = name && anyUnit ? unitFor(quantity.max, name, spoonsToCups) : name
  const exact = name && unitName && unitName !== name ? scaleQuantity(quantity, perUnit(name, unitName)) : quantity
  const measuredIn = unitName ?? piece ?? null
  const isPart = isWeighed && measuredIn === null && exact.min.equals(exact.max) && exact.max.compare(2) < 0
  // Nobody cuts eighths of a thing, and "5/8 chicken" would be read as five to eight.
  const measured = (value: Exact) =>
    isPart ? inParts(value, cupParts, markedFrom.thing, []) : measure(value, measuredIn)
  return { unitName, exact, min: measured(exact.min), max: measured(exact.max) }
}
