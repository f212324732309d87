import { headerTitle } from './header-line.ts'
import type { Exact, Quantity } from './quantity.ts'
import { countedItself, countedNoun, countedPiece } from './reading/counted-noun.ts'
import { type CutLine, cutLine } from './reading/cut-line.ts'
import { findAmounts, type LineAmounts } from './reading/line-amounts.ts'
import { findParts, type SegmentKind } from './reading/line-parts.ts'
import type { LineAmount, Span, WrittenUnit } from './reading/written-amount.ts'
import { type UnitName, units } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'
import { withoutStyle } from './without-style.ts'

export interface Segment extends Span {
  readonly kind: SegmentKind
}

/** One line of an ingredient list, as written and as understood. */
export interface IngredientLine {
  /** The line to the letter, without marks of bold and italic. */
  readonly text: string
  readonly isHeader: boolean
  /** How much, exactly; null where the line does not say. The first amount, when it says so in several ways. */
  readonly quantity: Quantity | null
  /** The unit of that amount as written ("cups"); null for things that are counted by themselves. */
  readonly unit: string | null
  /** The same unit by its name, whatever the language. */
  readonly unitName: UnitName | null
  /** Every amount of the line in the order written, with its place in the text. */
  readonly amounts: readonly LineAmount[]
  /** The thing to buy: "onions" of "2 large onions, chopped". For a header its title. */
  readonly ingredient: string
  readonly size: string | null
  readonly preparation: string | null
  readonly comment: string | null
  /** An alternative: "chives" of "parsley or chives". */
  readonly alternatives: readonly string[]
  /** The line cut into pieces without a gap: joining them gives the text back. */
  readonly segments: readonly Segment[]
  /** The line it is a multiple of; null for a line as it was written. */
  readonly scaledFrom: ScaledFrom | null
}

export interface ScaledFrom {
  /** As it was written. */
  readonly line: IngredientLine
  readonly factor: Exact
}

function readHeader(text: string): IngredientLine | null {
  const title = headerTitle(text)
  if (title === null) return null
  return {
    text,
    isHeader: true,
    quantity: null,
    unit: null,
    unitName: null,
    amounts: [],
    ingredient: title,
    size: null,
    preparation: null,
    comment: null,
    alternatives: [],
    segments: [{ start: 0, end: text.length, kind: 'header' }],
    scaledFrom: null,
  }
}

/** Joins neighbouring tokens of one kind; the spaces between different ones are `text`. */
function segmentsOf({ text, tokens }: CutLine, labels: readonly SegmentKind[]): Segment[] {
  const segments: Segment[] = []
  let end = 0
  let last: { start: number; end: number; kind: SegmentKind } | null = null
  tokens.forEach((token, at) => {
    const kind = labels[at] ?? 'text'
    if (last && last.kind === kind) {
      last.end = token.end
    } else {
      if (token.start > end) segments.push({ start: end, end: token.start, kind: 'text' })
      last = { start: token.start, end: token.end, kind }
      segments.push(last)
    }
    end = token.end
  })
  if (end < text.length) segments.push({ start: end, end: text.length, kind: 'text' })
  return segments
}

/** "~5 cloves" are cloves: a piece with nothing to be a piece of is the ingredient itself. */
function isIngredientItself(unit: WrittenUnit | null, labels: readonly SegmentKind[]): boolean {
  const name = unit?.word?.name
  return name !== undefined && units[name].kind === 'piece' && !labels.includes('ingredient')
}

function textOf(line: CutLine, segments: readonly Segment[], kind: SegmentKind): string | null {
  const pieces = segments.filter((segment) => segment.kind === kind)
  return pieces.length === 0 ? null : pieces.map(({ start, end }) => line.text.slice(start, end)).join(' ')
}

function understand(line: CutLine, found: LineAmounts): IngredientLine {
  const parts = findParts(line, found)
  const main = found.amounts.find((amount) => amount.role === 'main')
  const written = parts.trailingUnit ?? main?.unit ?? found.roughUnit
  const itself = isIngredientItself(written, parts.labels)
  const unit = itself ? null : written
  const labels = itself
    ? parts.labels.map((kind): SegmentKind => (kind === 'unit' ? 'ingredient' : kind))
    : parts.labels
  const segments = segmentsOf(line, labels)
  return {
    text: line.text,
    isHeader: false,
    quantity: main?.quantity ?? null,
    unit: unit && line.text.slice(unit.start, unit.end),
    unitName: unit?.word?.name ?? null,
    amounts: found.amounts.map((amount) => {
      const read = amount === main ? { ...amount, unit } : amount
      const isCounted = read.sizeOf ? !read.sizeOf.unit : !read.unit
      const counted =
        itself && amount === main
          ? countedItself(line.text, amount, written)
          : isCounted && countedNoun(line.text, segments, read.end, line.vocabulary)
      const piece = isCounted && countedPiece(line.text, segments, read.end, line.vocabulary)
      return { ...read, ...(counted && { counted }), ...(piece && { piece }) }
    }),
    ingredient: textOf(line, segments, 'ingredient') ?? '',
    size: textOf(line, segments, 'size'),
    preparation: textOf(line, segments, 'preparation'),
    comment: textOf(line, segments, 'comment'),
    alternatives: segments
      .filter((segment) => segment.kind === 'alternative')
      .map(({ start, end }) => line.text.slice(start, end)),
    segments,
    scaledFrom: null,
  }
}

/** No ingredient needs more letters; a page that somebody pasted into one line does not hold up the others. */
const maxLetters = 200

/** Where reading stops: between two words, so that no number is read by its first half. */
function endOfReading(text: string): number {
  if (text.length <= maxLetters) return text.length
  const space = text.slice(0, maxLetters).search(/\s\S*$/)
  return space > 0 ? space : maxLetters
}

/**
 * Reads one written line. Never throws: what it cannot read it keeps as text, and the segments always give the line
 * back to the letter, but for marks of bold and italic. Fractions stay exact (⅓ is 1/3, not 0.333). Text beyond 200
 * letters is not read.
 */
export function readIngredientLine(written: string, vocabulary: Vocabulary): IngredientLine {
  const text = withoutStyle(written)
  const header = readHeader(text)
  if (header) return header
  const end = endOfReading(text)
  const line = cutLine(text.slice(0, end), vocabulary)
  const read = understand(line, findAmounts(line))
  if (end === text.length) return read
  return { ...read, text, segments: [...read.segments, { start: end, end: text.length, kind: 'text' }] }
}

/** Reads an ingredient list as it is written, one line each. Empty lines are dropped. */
export const readIngredientLines = (text: string, vocabulary: Vocabulary): IngredientLine[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => readIngredientLine(line, vocabulary))
