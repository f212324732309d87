import { type Exactly, Fraction } from './fraction.ts'

/** An exact number: a third is 1/3, not 0.333. */
export type Exact = Fraction

/** An exact amount. A single amount has equal ends; "2 to 3" has `min` 2 and `max` 3. */
export interface Quantity {
  readonly min: Exact
  readonly max: Exact
}

export const exactly = (value: Exactly): Exact => new Fraction(value)

/** A recipe as written is made once. */
export const one: Exact = exactly(1)

export const quantityOf = (min: Exactly, max: Exactly = min): Quantity => ({
  min: exactly(min),
  max: exactly(max),
})

export const isRange = ({ min, max }: Quantity): boolean => !min.equals(max)

export const scaleQuantity = ({ min, max }: Quantity, factor: Exactly): Quantity => ({
  min: min.mul(factor),
  max: max.mul(factor),
})

/** Adds the low ends and the high ends: "2 to 3" and 1 make "3 to 4". */
export const addQuantities = (a: Quantity, b: Quantity): Quantity => ({ min: a.min.add(b.min), max: a.max.add(b.max) })

export const sameQuantity = (a: Quantity, b: Quantity): boolean => a.min.equals(b.min) && a.max.equals(b.max)

/** Half a per cent: 1.499 cups are 1 ½ cups to any cook. */
const nearEnough = one.div(200)

export const isNear = (exact: Exact, written: Exact): boolean =>
  exact.sub(written).abs().compare(exact.abs().mul(nearEnough)) <= 0

/** Thirds and sixths never end as decimals, so even two digits of one are meant for it: 0.33, 0.67, 0.17. */
const endless = new Set([3, 6])
const leastPlaces = 2
const maxPlaces = 9

/** How many decimals a value was typed with; null for one that has no end. */
function decimalPlaces(exact: Exact): number | null {
  for (let places = 0; places <= maxPlaces; places += 1) {
    if (10n ** BigInt(places) % exact.d === 0n) return places
  }
  return null
}

/**
 * The fraction, with a denominator of at most 100, that somebody meant who typed a decimal: 0.333 is 1/3, 0.67 is 2/3.
 * It is one whose decimals, rounded or cut off, are the typed ones. Other values come back as they are.
 */
export function nearFraction(value: Exactly, maxDenominator = 100): Exact {
  const exact = exactly(value)
  const places = decimalPlaces(exact)
  if (places === null || places < leastPlaces) return exact
  const isShort = exact.d < 100n
  for (let denominator = 3; denominator <= maxDenominator && denominator ** 2 <= 10 ** places; denominator += 1) {
    if (isShort && !endless.has(denominator)) continue
    for (const candidate of [
      exact.mul(denominator).round().div(denominator),
      exact.mul(denominator).ceil().div(denominator),
    ]) {
      if (candidate.round(places).equals(exact) || candidate.floor(places).equals(exact)) return candidate
    }
  }
  return exact
}
