import { type Exact, exactly, one, type Quantity, scaleQuantity } from './quantity.ts'
import { type UnitName, units } from './units.ts'

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

/** What else to measure in: from how much of it on, and in which parts, where a number has to come out even. */
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

/** The parts that cups and spoons come in, and those that an eye can tell of a thing. */
const spoonParts = [1, 2, 4, 3]
const eighths = [8]
const pieceParts = [1, 2, 4, 3, 8, 6]
/** An eighth is the least there is a spoon for, and half of it can still be guessed. */
const leastPart = exactly(1).div(8)
const leastGuess = exactly(1).div(16)
/** Below this a guess would be more than twice too much. */
const leastShown = exactly(1).div(32)
/** One in forty: nobody fills a cup more truly. */
const trueEnough = exactly(1).div(40)

const isTrue = (exact: Exact, shown: Exact): boolean => exact.sub(shown).abs().compare(exact.mul(trueEnough)) <= 0

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

/** Less than a tablespoon is measured in halves of it, or in teaspoons; a scale shows no thirds. */
function partsOf(name: UnitName, exact: Exact): readonly number[] {
  if (name === 'tablespoon' && exact.compare(1) < 0) return [1, 2]
  return onScales.has(name) || units[name].kind === 'weight' ? [1, 2, 4] : spoonParts
}

const measured = (exact: Exact, value: Exact): Measured => ({ value, marked: !isTrue(exact, value) })

/** Cups and things by their parts. So little that every part would mislead stays as it is. */
function inParts(exact: Exact, parts: readonly number[]): Measured {
  const shown = even(exact, parts) ?? even(exact, eighths)
  if (shown) return { value: shown, marked: false }
  if (exact.compare(leastShown) < 0) return { value: exact, marked: false }
  if (exact.compare(leastGuess) < 0) return measured(exact, leastGuess)
  const near = nearest(exact, [...parts, ...eighths])
  return measured(exact, near.n === 0n ? leastPart : near)
}

/** The steps of a scale, from so many grams on: fives from a hundred, quarters for yeast and saffron. */
const stepFrom = [
  [100, 5],
  [10, 1],
  [4, 0.5],
  [0, 0.25],
] as const

/** What a kitchen scale or a jug shows. */
function onScale(exact: Exact, name: UnitName): Measured {
  const isLarge = name === 'kilogram' || name === 'liter'
  if (exact.round(isLarge ? 2 : 0).equals(exact) || exact.compare(1) < 0) return { value: exact, marked: false }
  const step = isLarge ? exactly(1).div(20) : exactly(stepFrom.find(([from]) => exact.compare(from) >= 0)?.[1] ?? one)
  return { value: exact.div(step).round().mul(step), marked: false }
}

/** How a number of one unit is measured; null for a unit of the metric system that has no steps of its own. */
function measure(exact: Exact, name: UnitName | null): Measured {
  if (name === null) return inParts(exact, pieceParts)
  if (onScales.has(name)) return onScale(exact, name)
  const { kind, system } = units[name]
  if (system === 'metric') return { value: exact, marked: false }
  return inParts(exact, kind === 'volume' || kind === 'weight' ? partsOf(name, exact) : pieceParts)
}

/** Whether so much of a unit is a number that a kitchen has. */
const comesOut = (exact: Exact, name: UnitName): boolean => {
  const parts = partsOf(name, exact)
  return onScales.has(name) ? isTrue(exact, nearest(exact, parts)) : even(exact, parts) !== null
}

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
  return exact.compare(leastPart) < 0 || onScales.has(down) || comesOut(less, down) || smaller[down]
    ? unitFor(less, down, spoonsToCups)
    : name
}

export interface MeasureOptions {
  /** False where the unit has to stay. Default true. */
  readonly anyUnit?: boolean
  /** Whether eight tablespoons are half a cup to those who read it. Default true. */
  readonly spoonsToCups?: boolean
}

/**
 * An exact amount as a kitchen measures it: halves, thirds, quarters and an eighth of spoons and cups, whole grams, in
 * a larger or smaller unit where that fits better: 3000 g are 3 kg, 1/9 cup is 1 3/4 tablespoons. What had to be rounded
 * by more than one in forty is marked, but for what a scale shows: that is as true as the scale. Both ends of a range have one unit.
 */
export function inKitchenMeasure(
  quantity: Quantity,
  name: UnitName | null,
  { anyUnit = true, spoonsToCups = true }: MeasureOptions = {},
): KitchenMeasure {
  const unitName = name && anyUnit ? unitFor(quantity.max, name, spoonsToCups) : name
  const exact = name && unitName && unitName !== name ? scaleQuantity(quantity, perUnit(name, unitName)) : quantity
  return { unitName, exact, min: measure(exact.min, unitName), max: measure(exact.max, unitName) }
}
