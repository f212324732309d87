import type { IngredientLine, Segment } from './ingredient-line.ts'
import type { SegmentKind } from './reading/line-parts.ts'
import type { LineAmount, Span } from './reading/written-amount.ts'

/** A stretch of the line that is written anew, and what stands there then. */
export interface Change extends Span {
  readonly text: string
  readonly kind: SegmentKind
}

/** Where a place of the line is when the changes are made, before or after what is put in at that very place. */
export const movedBy =
  (changes: readonly Change[]) =>
  (place: number, side: 'before' | 'after'): number =>
    changes.reduce((at, { start, end, text }) => {
      const isPassed = end < place || (end === place && (start < end || side === 'after'))
      return isPassed ? at + text.length - (end - start) : at
    }, place)

/** The segments with the changes made in them, one after the other without a gap. */
export function changeSegments(
  { text, segments }: IngredientLine,
  changes: readonly Change[],
): Pick<IngredientLine, 'text' | 'segments'> {
  const pieces: { kind: SegmentKind; text: string }[] = []
  const add = (kind: SegmentKind, piece: string) => {
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += piece
    else if (piece !== '') pieces.push({ kind, text: piece })
  }
  let at = 0
  const copyTo = (end: number) => {
    for (const segment of segments) {
      if (segment.end > at && segment.start < end)
        add(segment.kind, text.slice(Math.max(at, segment.start), Math.min(end, segment.end)))
    }
    at = Math.max(at, end)
  }
  // "2 cups to 3 cups" is read as one quantity up to the 3, with a unit in it.
  const isWithin = ({ start, end }: Change) =>
    segments.some((segment) => segment.kind === 'quantity' && segment.start < start && end < segment.end)
  for (const change of changes) {
    copyTo(change.start)
    add(isWithin(change) ? 'quantity' : change.kind, change.text)
    at = Math.max(at, change.end)
  }
  copyTo(text.length)
  const changed: Segment[] = []
  let start = 0
  for (const piece of pieces) {
    changed.push({ start, end: start + piece.text.length, kind: piece.kind })
    start += piece.text.length
  }
  return { text: pieces.map((piece) => piece.text).join(''), segments: changed }
}

/** The amount with its places in the new text. */
export function moveAmount(amount: LineAmount, moved: ReturnType<typeof movedBy>): LineAmount {
  const move = <Place extends Span>(place: Place): Place => ({
    ...place,
    start: moved(place.start, 'after'),
    end: moved(place.end, 'after'),
  })
  return {
    ...amount,
    start: moved(amount.start, 'before'),
    end: moved(amount.end, 'after'),
    numbers: amount.numbers.map((number) =>
      number.start === number.end ? { ...move(number), start: moved(number.start, 'before') } : move(number),
    ),
    unit: amount.unit && move(amount.unit),
    ...(amount.counted && { counted: move(amount.counted) }),
    ...(amount.farUnit && { farUnit: move(amount.farUnit) }),
    ...(amount.sizeOf && { sizeOf: { unit: amount.sizeOf.unit && move(amount.sizeOf.unit) } }),
    sizes: amount.sizes.map(move),
  }
}
