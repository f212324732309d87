import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import type { Direction } from '../book-words.ts'
import { type Face, faceFor, type Weight } from './faces.ts'

const bidi = bidiFactory()

/** Text in one face, in the order in which it is passed to pdfkit. */
export interface Run {
  readonly face: Face
  readonly text: string
}

/** A paragraph with the bidi level of each UTF-16 code unit, ready to be broken into lines. */
export interface Paragraph {
  readonly text: string
  readonly weight: Weight
  readonly levels: EmbeddingLevels
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const strong = /\p{L}/u

/** The direction of the first letter of a text; `otherwise` if it has no letters. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const first = strong.exec(text)?.[0]
  if (first === undefined) return otherwise
  return rightToLeft.test(first) ? 'rtl' : 'ltr'
}

/** Invisible characters and those that change the direction of text: controls, bidi controls, variation selectors. */
const invisible = /[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Variation_Selector}/gu

export function paragraphOf(text: string, weight: Weight, direction: Direction): Paragraph {
  const clean = text.toWellFormed().normalize('NFC').replaceAll('\t', ' ').replaceAll(invisible, '')
  return { text: clean, weight, levels: bidi.getEmbeddingLevels(clean, direction) }
}

interface Span {
  readonly start: number
  readonly end: number
  readonly level: number
}

function spansOf({ levels: { levels } }: Paragraph, start: number, end: number): Span[] {
  const spans: Span[] = []
  for (let from = start; from < end; ) {
    const level = levels[from] ?? 0
    let to = from + 1
    while (to < end && (levels[to] ?? 0) === level) to++
    spans.push({ start: from, end: to, level })
    from = to
  }
  return spans
}

/** Puts spans into visual order, from left to right (UAX 9, rule L2). */
function reordered(spans: readonly Span[]): readonly Span[] {
  let order = [...spans]
  for (let level = Math.max(0, ...order.map((span) => span.level)); level > 0; level--) {
    const next: Span[] = []
    for (let from = 0; from < order.length; ) {
      let to = from
      while ((order[to]?.level ?? 0) >= level) to++
      if (to === from) to++
      const part = order.slice(from, to)
      next.push(...((part[0]?.level ?? 0) >= level ? part.reverse() : part))
      from = to
    }
    order = next
  }
  return order
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const reversed = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .reverse()
    .join('')

/**
 * Prepares right-to-left text for pdfkit. pdfkit reverses each word that begins with a right-to-left letter. So spaces
 * become no-break spaces, which end no word, and text of symbols only is reversed here.
 */
function rightToLeftText(text: string): string {
  const whole = text.replaceAll(' ', '\u00a0')
  return rightToLeft.test(whole) ? whole : reversed(whole)
}

/** The sign for a letter that no font has. */
const box = '□'

/** Splits text of one level by faces. Symbols use the face of the letters before them if it has them. A letter without a face is a box. */
function byFace(text: string, weight: Weight): Run[] {
  const runs: { face: Face; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const stays = last?.face.isForLetters && !strong.test(character) && last.face.has(character)
    const own = stays ? last.face : faceFor(character, weight)
    const shown = own === null && strong.test(character) ? box : character
    const face = own ?? faceFor(shown, weight)
    if (face === null) continue
    if (last?.face === face) last.text += shown
    else runs.push({ face, text: shown })
  }
  return runs
}

/** A part of a paragraph in visual order, from left to right. */
export function visualRuns(paragraph: Paragraph, start: number, end: number): Run[] {
  const { text, weight } = paragraph
  return reordered(spansOf(paragraph, start, end)).flatMap((span) => {
    const part = text.slice(span.start, span.end)
    if (span.level % 2 === 0) return byFace(part, weight)
    const mirrored = Array.from(part, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
    return byFace(mirrored, weight)
      .map((run) => ({ ...run, text: rightToLeftText(run.text) }))
      .reverse()
  })
}

/** The total width of runs, in thousandths of the font size. */
export const widthOfRuns = (runs: readonly Run[]): number =>
  runs.reduce((sum, { face, text }) => sum + face.widthOf(text), 0)

/** The width of a part, in thousandths of the font size. */
export function widthOf({ text, weight }: Paragraph, start: number, end: number): number {
  return widthOfRuns(byFace(text.slice(start, end), weight))
}
