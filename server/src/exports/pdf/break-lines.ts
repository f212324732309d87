import type { Weight } from './faces.ts'
import {
  type Direction,
  type Paragraph,
  paragraphOf,
  type Run,
  visualRuns,
  widthOf,
  widthOfRuns,
} from './visual-runs.ts'

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
        to = start + Math.max(1, Math.floor((to - start) * Math.min(0.9, maxWidth / width)))
        if (isHighSurrogate(paragraph.text, to - 1)) to = Math.max(start + 2, to - 1)
        width = measure(start, to)
      }
      pieces.push({ start, end: to, width, isSpace })
      start = to
    }
  }
  return pieces
}

const isHighSurrogate = (text: string, at: number): boolean => /[\ud800-\udbff]/.test(text.charAt(at))

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
