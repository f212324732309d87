import type { Direction } from '../book-words.ts'
import type { Weight } from './faces.ts'
import { type Paragraph, paragraphOf, type Run, visualRuns, widthOf, widthOfRuns } from './visual-runs.ts'

/** The style of a text. */
export interface Look {
  /** Font size, points. */
  readonly size: number
  readonly weight: Weight
  readonly color: string
  /** Distance between two lines, as a multiple of the font size. */
  readonly leading: number
}

/** A line in visual order, from left to right. */
export interface Line {
  readonly runs: readonly Run[]
  /** Points. */
  readonly width: number
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly width: number
  readonly isSpace: boolean
}

/** Splits a paragraph into words and spaces. A word wider than a line is cut. */
function piecesOf(paragraph: Paragraph, size: number, maxWidth: number): Piece[] {
  const measure = (start: number, end: number) => (widthOf(paragraph, start, end) * size) / 1000
  const pieces: Piece[] = []
  for (const { index, 0: word } of paragraph.text.matchAll(/\s+|\S+/g)) {
    const isSpace = word.trim() === ''
    let start = index
    const end = index + word.length
    while (start < end) {
      let to = end
      let width = measure(start, to)
      while (!isSpace && width > maxWidth && to - start > 1) {
        const shorter = start + Math.max(1, Math.floor((to - start) * Math.min(0.9, maxWidth / width)))
        const whole = wholeBefore(paragraph.text, start, shorter)
        if (whole >= to) break
        to = whole
        width = measure(start, to)
      }
      pieces.push({ start, end: to, width, isSpace })
      start = to
    }
  }
  return pieces
}

/** Whether what stands at a place belongs to the character before it: a mark, or the second half of a pair. */
const goesOn = (text: string, at: number): boolean =>
  /[\udc00-\udfff]/.test(text.charAt(at)) || /^[\p{M}\u200d]/u.test(text.slice(at, at + 2))

/** The nearest place before `to` at which a character ends; after `to` if one character fills the whole line. */
function wholeBefore(text: string, start: number, to: number): number {
  let end = to
  while (end > start && goesOn(text, end)) end--
  if (end > start) return end
  end = to
  while (goesOn(text, end)) end++
  return end
}

/**
 * Breaks a text of one paragraph into lines.
 * @param maxWidth width of the lines, points
 * @param maxLines what does not fit into these is cut off with an ellipsis
 */
export function breakLines(
  text: string,
  look: Look,
  maxWidth: number,
  direction: Direction,
  maxLines = Number.POSITIVE_INFINITY,
): Line[] {
  const paragraph = paragraphOf(text, look.weight, direction)
  const pieces = piecesOf(paragraph, look.size, maxWidth)
  const lines: Line[] = []
  let first = 0
  while (first < pieces.length) {
    while (pieces[first]?.isSpace) first++
    let width = 0
    let next = first
    for (let piece = pieces[next]; piece && width + piece.width <= maxWidth + 0.01; piece = pieces[next]) {
      width += piece.width
      next++
    }
    if (next === first) next++
    let last = Math.min(next, pieces.length) - 1
    while (last > first && pieces[last]?.isSpace) last--
    const [from, to] = [pieces[first], pieces[last]]
    if (!from || !to) break
    if (lines.length + 1 === maxLines && last < pieces.length - 1) {
      lines.push(shortened(paragraph.text.slice(from.start), look, maxWidth, direction))
      return lines
    }
    lines.push(lineOf(paragraph, look, from.start, to.end))
    first = next
  }
  return lines
}

function lineOf(paragraph: Paragraph, { size }: Look, start: number, end: number): Line {
  const runs = visualRuns(paragraph, start, end)
  return { runs, width: (widthOfRuns(runs) * size) / 1000 }
}

/** Cuts a text to the width of a line and adds an ellipsis. */
function shortened(text: string, look: Look, maxWidth: number, direction: Direction): Line {
  let length = text.length
  for (;;) {
    const paragraph = paragraphOf(`${text.slice(0, length).trim()}…`, look.weight, direction)
    const line = lineOf(paragraph, look, 0, paragraph.text.length)
    if (line.width <= maxWidth || length <= 1) return line
    length = Math.min(length - 1, Math.floor((length * maxWidth) / line.width) + 1)
  }
}
