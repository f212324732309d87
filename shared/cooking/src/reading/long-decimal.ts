import { Fraction } from '../fraction.ts'
import { nearFraction } from '../quantity.ts'
import type { WrittenNumber } from './written-number.ts'

/** "0.33333334326744": what a program wrote for a third. So many decimals tell which fraction it meant. */
const tellingPlaces = 6
const maxPlaces = 30

/** The value of a decimal with more places than a cook writes; null for others. */
export function longDecimal(text: string): Pick<WrittenNumber, 'value' | 'style' | 'decimalMark'> | null {
  const [, whole = '', mark, rest = ''] = /^(\d{0,9})([.,])(\d+)$/.exec(text) ?? []
  if (rest.length <= tellingPlaces || rest.length > maxPlaces) return null
  const typed = new Fraction(BigInt(whole + rest.slice(0, tellingPlaces + 1)), 10n ** BigInt(tellingPlaces + 1))
  const value = nearFraction(typed.round(tellingPlaces))
  if (value.n === 0n) return null
  const isEndless = 10n ** BigInt(tellingPlaces) % value.d !== 0n
  return { value, style: isEndless ? 'fraction' : 'decimal', decimalMark: mark === ',' ? ',' : '.' }
}
