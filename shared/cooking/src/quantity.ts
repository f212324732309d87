import Fraction from 'fraction.js'

/** An exact amount. A single amount has equal ends; "2 to 3" has `min` 2 and `max` 3. */
export interface Quantity {
  readonly min: Fraction
  readonly max: Fraction
}

/** What a caller may give where a number is wanted: a float is read as the exact fraction it stands for. */
export type Exactly = Fraction | number | bigint

export const quantityOf = (min: Exactly, max: Exactly = min): Quantity => ({
  min: new Fraction(min),
  max: new Fraction(max),
})

export const isRange = ({ min, max }: Quantity): boolean => !min.equals(max)

export const scaleQuantity = ({ min, max }: Quantity, factor: Exactly): Quantity => ({
  min: min.mul(factor),
  max: max.mul(factor),
})

/** Adds the low ends and the high ends: "2 to 3" and 1 make "3 to 4". */
export const addQuantities = (a: Quantity, b: Quantity): Quantity => ({ min: a.min.add(b.min), max: a.max.add(b.max) })

export const sameQuantity = (a: Quantity, b: Quantity): boolean => a.min.equals(b.min) && a.max.equals(b.max)

/** How far a typed or computed value may be from a fraction to be taken for it: 1.499 is 1 ½, 0.333 is ⅓. */
const nearEnough = new Fraction(1, 400)

/** Half a per cent at most: |a - b| against a. */
export const isNear = (a: Fraction, b: Fraction): boolean => a.sub(b).abs().lte(a.abs().mul(nearEnough))

/**
 * The simplest fraction (denominator at most `maxDenominator`) that stands for a value somebody typed as a decimal:
 * 0.333 is 1/3, 0.67 is 2/3, 0.25 is 1/4. A value that is near none of them comes back as it is.
 */
export function nearFraction(value: Exactly, maxDenominator = 100): Fraction {
  const exact = new Fraction(value)
  for (let denominator = 1; denominator <= maxDenominator; denominator += 1) {
    const candidate = exact.mul(denominator).round().div(denominator)
    if (candidate.n > 0n && isNear(exact, candidate)) return candidate
  }
  return exact
}
