import { fractionGlyphs } from '@potluck/cooking/fraction-glyphs'
import type { Translate } from '../../machinery/words-in.ts'

const bareNumber = /^\d+(?:[.,/]\d+)?(?:\s*(?:-|–|—|to)\s*\d+)?$/i

/** Servings in a cook's language. @param amount as it was written: "4", "1,5", "4–6"; the end of a range says the form */
export function servingsText(amount: string, t: Translate): string {
  const [end = '', start] = amount.split(/-|–|—|to/).reverse()
  const count = Number(end.trim().replace(',', '.')) || 0
  return t('import.servings', { amount, count: start === undefined ? count : Math.max(count, 2) })
}

/** A yield as a cook reads it: a bare number is told what it counts; 0 is none. */
export function servingsOf(amount: string, t: Translate): string {
  const clean = amount.trim()
  if (/^0+(?:[.,]0+)?$/.test(clean)) return ''
  const whole = clean.replace(/^(\d+)[.,]0+$/, '$1')
  return bareNumber.test(whole) ? servingsText(whole, t) : whole
}

/** An amount as a kitchen writes it: 1.5 is "1½", 0 and none are ''. */
export function amountText(amount: number | null): string {
  if (amount === null || !(amount > 0)) return ''
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest < 0.005) return String(whole)
  const glyph = fractionGlyphs.find(([, top, bottom]) => Math.abs(rest - top / bottom) < 0.005)?.[0]
  if (glyph !== undefined) return whole === 0 ? glyph : `${whole}${glyph}`
  return String(Math.round(amount * 1000) / 1000)
}

/** Words with one space between them, those that say nothing left out. */
export const joinWords = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' ')

/** What stands behind a line: "flour" and "sifted" are "flour, sifted". */
export const withAddition = (line: string, addition: string): string =>
  [line, addition.trim()].filter((part) => part !== '').join(', ')
