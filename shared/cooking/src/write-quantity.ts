import { Fraction } from './fraction.ts'
import { fractionGlyphs } from './fraction-glyphs.ts'
import { isNear, isRange, type Quantity } from './quantity.ts'

/** `ascii` writes 1 1/2, `glyphs` writes 1 ½, `decimal` writes 1.5 (for grams and millilitres). */
export type NumberStyle = 'ascii' | 'glyphs' | 'decimal'

export interface WrittenAs {
  /** Default `ascii`. */
  readonly style?: NumberStyle
  /** The decimal mark. Default a point. */
  readonly decimalMark?: '.' | ','
}

const glyphs = new Map(fractionGlyphs.map(([glyph, n, d]) => [`${n}/${d}`, glyph]))

/** The fractions a cook has a spoon or a cup for. */
const kitchenDenominators = [1, 2, 3, 4, 6, 8]
/** Denominators that are written when the amount is exactly that: a fifth that was typed stays a fifth. */
const exactDenominators = new Set([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n, 12n, 16n])
/** Beyond this the nearest kitchen fraction would mislead ("1/8" for a thousandth), so decimals are written. */
const farOff = new Fraction(1, 4)

interface Rounded {
  readonly value: Fraction
  readonly marked: boolean
}

/** The nearest amount a cook can measure, and whether it is so far from the true one that it has to be marked. */
function toKitchenFraction(exact: Fraction): Rounded | null {
  if (exactDenominators.has(exact.d)) return { value: exact, marked: false }
  let best: Fraction | null = null
  for (const denominator of kitchenDenominators) {
    const candidate = exact.mul(denominator).round().div(denominator)
    if (isNear(exact, candidate)) return { value: candidate, marked: false }
    if (best === null || exact.sub(candidate).abs().compare(exact.sub(best).abs()) < 0) best = candidate
  }
  if (best === null || exact.sub(best).abs().compare(exact.abs().mul(farOff)) > 0) return null
  return { value: best, marked: true }
}

/** Two significant digits after the first non-zero one, never more than a scale can show. */
function toDecimal(exact: Fraction): Rounded {
  const size = exact.valueOf()
  const places = size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : Math.min(12, 1 - Math.floor(Math.log10(size)))
  const asTyped = exact.round(2)
  const value = asTyped.equals(exact) ? asTyped : exact.round(places)
  return { value, marked: !value.equals(exact) && !isNear(exact, value) }
}

function writeFraction(value: Fraction, asGlyphs: boolean): string {
  const whole = value.n / value.d
  const rest = value.n % value.d
  if (rest === 0n) return String(whole)
  const fraction = `${rest}/${value.d}`
  const written = asGlyphs ? (glyphs.get(fraction) ?? fraction) : fraction
  return whole === 0n ? written : `${whole} ${written}`
}

/** For a value with at most twelve decimals. */
function writeDecimal(value: Fraction, mark: string): string {
  const whole = value.n / value.d
  const decimals = String(((value.n % value.d) * 10n ** 12n) / value.d).padStart(12, '0')
  return `${whole}.${decimals}`.replace(/\.?0+$/, '').replace('.', mark)
}

/** One exact, non-negative number as a cook would write it; `~` before it when it had to be rounded visibly. */
export function writeNumber(exact: Fraction, { style = 'ascii', decimalMark = '.' }: WrittenAs = {}): string {
  if (exact.n === 0n) return '0'
  const fraction = style === 'decimal' ? null : toKitchenFraction(exact)
  const { value, marked } = fraction ?? toDecimal(exact)
  const text = fraction ? writeFraction(value, style === 'glyphs') : writeDecimal(value, decimalMark)
  return marked ? `~${text}` : text
}

/**
 * An amount as a cook would write it: `1 ½`, `2-3`, `~ ⅜` never as 3/2 or 1.499.
 * A written amount without `~` reads back as itself, or as the fraction it is within half a per cent of.
 */
export function writeQuantity(quantity: Quantity, how: WrittenAs = {}): string {
  const low = writeNumber(quantity.min, how)
  if (!isRange(quantity)) return low
  const high = writeNumber(quantity.max, how)
  return low === high ? low : `${low}-${high.replace('~', '')}`
}

/** How many times a recipe is made, as a cook would say it: ½, 1 ½, 2, and 1.1 where no kitchen fraction is near. */
export function writeFactor(factor: Fraction): string {
  const fraction = kitchenDenominators.map((d) => factor.mul(d).round().div(d)).find((near) => isNear(factor, near))
  return fraction ? writeFraction(fraction, true) : writeNumber(factor, { style: 'decimal' })
}
