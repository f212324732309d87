import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import { type Face, faceFor, type Weight } from './faces.ts'

export type Direction = 'ltr' | 'rtl'

const bidi = bidiFactory()

/** Text of one face, as it is handed to be drawn from left to right. */
export interface Run {
  readonly face: Face
  readonly text: string
}

/** A paragraph ready to be broken into lines: each half of a character has its level. */
export interface Paragraph {
  readonly text: string
  readonly weight: Weight
  readonly levels: EmbeddingLevels
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const strong = /\p{L}/u

/** The direction that a text begins in; of the one given where it has no letters. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const first = strong.exec(text)?.[0]
  if (first === undefined) return otherwise
  return rightToLeft.test(first) ? 'rtl' : 'ltr'
}

/** What cannot be seen, or would turn what stands around it: controls, marks of direction, half characters. */
const unseen = /[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Variation_Selector}/gu

export function paragraphOf(text: string, weight: Weight, direction: Direction): Paragraph {
  const clean = text.toWellFormed().normalize('NFC').replaceAll('\t', ' ').replaceAll(unseen, '')
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

/** Spans as they stand from left to right (UAX 9, rule L2). */
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

const backwards = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .reverse()
    .join('')

/**
 * Text that runs to the left, as it is handed to be drawn: what draws it turns a piece that begins with letters which run
 * to the left, up to a space. So spaces become ones that do not end a piece, and pieces of signs are turned here.
 */
function toTheLeft(text: string): string {
  const whole = text.replaceAll(' ', '\u00a0')
  return rightToLeft.test(whole) ? whole : backwards(whole)
}

/** Text of one level by its faces. Signs stay with the letters that stand before them; what no face has is left out. */
function byFace(text: string, weight: Weight): Run[] {
  const runs: { face: Face; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const stays = last?.face.isForLetters && !strong.test(character) && last.face.has(character)
    const face = stays ? last.face : faceFor(character, weight)
    if (face === null) continue
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

/** A part of a paragraph as it stands from left to right. */
export function visualRuns(paragraph: Paragraph, start: number, end: number): Run[] {
  const { text, weight } = paragraph
  return reordered(spansOf(paragraph, start, end)).flatMap((span) => {
    const part = text.slice(span.start, span.end)
    if (span.level % 2 === 0) return byFace(part, weight)
    const mirrored = Array.from(part, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
    return byFace(mirrored, weight)
      .map((run) => ({ ...run, text: toTheLeft(run.text) }))
      .reverse()
  })
}

/** How wide runs are together, in thousandths of the size of their letters. */
export const widthOfRuns = (runs: readonly Run[]): number =>
  runs.reduce((sum, { face, text }) => sum + face.widthOf(text), 0)

/** How wide a part is, in thousandths of the size of its letters. */
export function widthOf({ text, weight }: Paragraph, start: number, end: number): number {
  return widthOfRuns(byFace(text.slice(start, end), weight))
}
