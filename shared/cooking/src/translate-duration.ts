import { fractionGlyphs } from './fraction-glyphs.ts'
import type { Language } from './language.ts'
import type { TimeUnit } from './languages/time-words.ts'
import { isTimeWordOf, timeUnitOf } from './time-units.ts'

interface Piece {
  readonly min: number
  readonly max: number
  readonly unit: TimeUnit
  readonly word: string
}

const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?:\s?\p{No}|\s+\d/\d|/\d)?|\p{No}`
const piece = new RegExp(
  String.raw`^(${number})(?:\s*(?:[-–]|to|bis|a|до|עד)\s*(${number}))?\s*(\p{L}+)[.'’]?(?:\s*(?:,|and|und|e|і|та|ו)?\s+|$)`,
  'u',
)

/** The value of "1 1/2", "½", "1,5". */
function readValue(written: string): number {
  const glyph = fractionGlyphs.find(([sign]) => written.endsWith(sign))
  const [over = 0, under = 1] = glyph
    ? [glyph[1], glyph[2]]
    : (/(\d+)\/(\d+)$/.exec(written)?.slice(1).map(Number) ?? [])
  const whole = /^(\d+(?:[.,]\d+)?)(?!\d*\/)/.exec(written)?.[1] ?? '0'
  return Number(whole.replace(',', '.')) + over / under
}

/** The pieces of a text that is a length of time and nothing else; null for any other. */
function readPieces(text: string): Piece[] | null {
  const pieces: Piece[] = []
  let rest = text.trim()
  while (rest !== '') {
    const [whole, low = '', high = low, word = ''] = piece.exec(rest) ?? []
    const unit = timeUnitOf(word.toLowerCase())
    if (whole === undefined || unit === null) return null
    const [min, max] = [readValue(low), readValue(high)]
    if (!(max >= min)) return null
    pieces.push({ min, max, unit, word: word.toLowerCase() })
    rest = rest.slice(whole.length)
  }
  return pieces.length > 0 ? pieces : null
}

/** No time that a cook wrote is longer. */
const maxLetters = 60

/**
 * A written length of time in the language of the reader: "2 hours" is "2 Stunden" in German. Text in that language,
 * and any other text, comes back as written.
 */
export function translateDuration(text: string, language: Language): string {
  const pieces = text.length > maxLetters ? null : readPieces(text)
  if (!pieces || pieces.every(({ word }) => isTimeWordOf(word, language))) return text
  return pieces
    .map(({ min, max, unit }) => {
      const format = new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 2,
      })
      return min === max ? format.format(min) : format.formatRange(min, max)
    })
    .join(' ')
}
