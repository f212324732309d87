import type { Fraction } from '../fraction.ts'

/** How a number was written, so that a scaled one can be written alike. */
export type Style = 'integer' | 'fraction' | 'glyph' | 'decimal' | 'word' | 'article'

export type DecimalSign = '.' | ','

/** Where one of the two separates thousands, the other one begins the decimals. */
export const otherSign = (mark: DecimalSign): DecimalSign => (mark === ',' ? '.' : ',')

/** A number as it stands in a line. */
export interface WrittenNumber {
  readonly value: Fraction
  readonly start: number
  readonly end: number
  readonly style: Style
  /** The mark of decimals that goes with how it was read: a point in "1,500 ml", which are thousands. */
  readonly decimalMark: DecimalSign | null
  /** Its value if its mark stood between thousands ("1,250") and not before decimals, or the reverse. */
  readonly otherwise: Fraction | null
  /** A part of it that stands elsewhere ("e mezzo" of "2 cucchiai e mezzo") and goes when it is written anew. */
  readonly drop?: { readonly start: number; readonly end: number }
}
