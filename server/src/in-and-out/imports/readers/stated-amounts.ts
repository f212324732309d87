import { fractionGlyphs } from '@potluck/cooking/fraction-glyphs'
import type { Translate } from '../../../machinery/base/words-in.ts'

const bareNumber = /^\d+(?:[.,/]\d+)?(?:\s*(?:-|–|—|to)\s*\d+)?$/i

/** Formats servings in a cook's language. @param amount as written: "4", "1,5", "4–6"; the end of a range decides the plural form */
export function servingsText(amount: string, t: Translate): string {
  const [end = '', start] = amount.split(/-|–|—|to/).reverse()
  const count = Number(end.trim().replace(',', '.')) || 0
  return t('import.servings', { amount, count: start === undefined ? count : Math.max(count, 2) })
}

/** Formats a yield: a bare number gets the word "servings"; '' for 0. */
export function servingsOf(amount: string, t: Translate): string {
  const clean = amount.trim()
  if (/^0+(?:[.,]0+)?$/.test(clean)) return ''
  const whole = clean.replace(/^(\d+)[.,]0+$/, '$1')
  return bareNumber.test(whole) ? servingsText(whole, t) : whole
}

/** Formats an amount as in a kitchen: 1.5 is "1½"; '' for 0 and null. */
export function amountText(amount: number | null): string {
  if (amount === null || !(amount > 0)) return ''
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest < 0.005) return String(whole)
  const glyph = fractionGlyphs.find(([, top, bottom]) => Math.abs(rest - top / bottom) < 0.005)?.[0]
  if (glyph !== undefined) return whole === 0 ? glyph : `${whole}${glyph}`
  return String(Math.round(amount * 1000) / 1000)
}

/** Joins words with one space, without empty ones. */
export const joinWords = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' ')

/** Adds a remark to a line: "flour" and "sifted" become "flour, sifted". */
export const withAddition = (line: string, addition: string): string =>
  [line, addition.trim()].filter((part) => part !== '').join(', ')
