import type { Amount } from './add-amounts.ts'
import { isMetric } from './units.ts'
import type { Words } from './words.ts'
import { type NumberStyle, type WrittenAs, writeQuantity } from './write-quantity.ts'

/** The name of a unit that goes with an amount: "cup", "cups", "склянок". The unit's own key where none is known. */
export function unitTitle(amount: Amount, words: Words): string {
  if (amount.unitName === null) return amount.unit ?? ''
  const forms = words.units[amount.unitName]?.[0]?.split('|') ?? [amount.unitName]
  return forms[Math.min(words.form(amount.quantity.max.valueOf()), forms.length - 1)] ?? amount.unitName
}

/** An amount with its unit in a language: "1 ½ cups", "250 g", "3". Metric amounts are written with decimals. */
export function writeAmount(amount: Amount, words: Words, style: Exclude<NumberStyle, 'decimal'> = 'glyphs'): string {
  const decimalMark = words.decimalComma ? ',' : '.'
  const how: WrittenAs = isMetric(amount.unitName) ? { style: 'decimal', decimalMark } : { style }
  return `${writeQuantity(amount.quantity, how)} ${unitTitle(amount, words)}`.trim()
}
