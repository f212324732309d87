import type { Amount } from './add-amounts.ts'
import { Fraction } from './fraction.ts'
import { type Quantity, scaleQuantity } from './quantity.ts'
import { type UnitName, units } from './units.ts'

export type DisplaySystem = 'metric' | 'us'

/** A unit to show an amount in: from which amount on, in which steps (the coarsest that is true enough is taken). */
interface Rung {
  readonly unit: UnitName
  readonly from: Fraction
  readonly steps: readonly Fraction[]
  /** How far, against the amount, a step may be from the truth. */
  readonly tolerance: Fraction
}

const parts = (...denominators: number[]): Fraction[] => denominators.map((denominator) => new Fraction(1, denominator))
const rung = (unit: UnitName, from: number, steps: readonly Fraction[], tolerance: number): Rung => ({
  unit,
  from: new Fraction(from),
  steps,
  tolerance: new Fraction(tolerance),
})

const scaleSteps = [50, 25, 10, 5, 1, 0.5, 0.25, 0.1].map((step) => new Fraction(step))
const largeSteps = [0.5, 0.25, 0.1, 0.05, 0.01].map((step) => new Fraction(step))

/** From large to small. Cups are filled by eye, so six per cent is true enough; a scale is better than that. */
const ladders: { readonly [system in DisplaySystem]: { readonly [kind: string]: readonly Rung[] } } = {
  metric: {
    volume: [rung('liter', 1, largeSteps, 0.02), rung('milliliter', 0, scaleSteps, 0.02)],
    weight: [rung('kilogram', 1, largeSteps, 0.02), rung('gram', 0, scaleSteps, 0.02)],
    length: [rung('centimeter', 0, parts(1, 2, 10), 0.05)],
  },
  us: {
    volume: [
      rung('quart', 2, parts(1, 2, 4), 0.06),
      rung('cup', 0.23, parts(1, 2, 3, 4, 8), 0.06),
      rung('tablespoon', 0.95, parts(1, 2), 0.06),
      rung('teaspoon', 0, parts(1, 2, 4, 8), 0.06),
    ],
    weight: [rung('pound', 1, parts(1, 2, 4), 0.03), rung('ounce', 0, parts(1, 2, 4, 8), 0.03)],
    length: [rung('inch', 0, parts(1, 2, 4, 8), 0.06)],
  },
}

/** How far a converted amount may be from the true one. From 25 g and 4 ml up it is so there and back again, too. */
export const conversionTolerance = new Fraction(1, 10)

const toStep = (value: Fraction, step: Fraction): Fraction => {
  const count = value.div(step).round()
  return count.n === 0n ? step : step.mul(count)
}

const error = (value: Fraction, rounded: Fraction): Fraction => rounded.sub(value).abs().div(value)

/** The value in the coarsest step that is true enough, or null. */
function sensible(value: Fraction, { steps, tolerance }: Rung): Fraction | null {
  for (const step of steps) {
    const rounded = toStep(value, step)
    if (error(value, rounded).compare(tolerance) <= 0) return rounded
  }
  return null
}

const finest = (value: Fraction, { steps }: Rung): Fraction => toStep(value, steps.at(-1) ?? new Fraction(1))

function perUnit(base: Quantity, unit: UnitName): Quantity {
  return scaleQuantity(base, new Fraction(1).div(units[unit].base ?? 1))
}

function rounded(value: Quantity, rung: Rung, isForced: boolean): Quantity | null {
  const max = sensible(value.max, rung) ?? (isForced ? finest(value.max, rung) : null)
  const min = sensible(value.min, rung) ?? (max && finest(value.min, rung))
  return min && max ? { min, max } : null
}

/** So little that no step of the other system comes near it stays as it is. */
const isTrueEnough = (value: Quantity, shown: Quantity): boolean =>
  [error(value.min, shown.min), error(value.max, shown.max)].every((off) => off.compare(conversionTolerance) <= 0)

/**
 * Shows a weight, a volume or a length in the other system, in the steps a kitchen has: a cup is 240 ml, a quart
 * 950 ml, 100 ml 7 tablespoons; never 0.3 cup or 946 ml. An amount that is of the system already, or of none, or that
 * has no step there within a tenth, comes back as it is.
 */
export function convertAmount(amount: Amount, system: DisplaySystem): Amount {
  const { quantity, unitName } = amount
  if (unitName === null) return amount
  const { kind, base, system: own } = units[unitName]
  const ladder = ladders[system][kind]
  if (!ladder || base === null || own === system || own === 'any' || quantity.min.compare(0) <= 0) return amount
  const inBase = scaleQuantity(quantity, base)
  for (const [at, rung] of ladder.entries()) {
    const value = perUnit(inBase, rung.unit)
    const isLast = at === ladder.length - 1
    if (value.max.compare(rung.from) < 0) continue
    const shown = rounded(value, rung, isLast)
    if (shown && isTrueEnough(value, shown)) return { quantity: shown, unitName: rung.unit, unit: null }
  }
  return amount
}
