import { tokensOf } from '../tokens.ts'
import { type UnitName, units } from '../units.ts'
import type { CountedWord, Vocabulary } from '../vocabulary.ts'
import type { SegmentKind } from './line-parts.ts'
import type { CountedNoun, Span, WrittenAmount, WrittenUnit } from './written-amount.ts'

interface LabelledSpan extends Span {
  readonly kind: SegmentKind
}

/** Words between a number and the thing that it counts: "2 large eggs". */
const between: ReadonlySet<SegmentKind> = new Set(['text', 'size'])

/** "Orange" is German by its capital, "orange" English: the language that writes a form so wins. */
const wordAsWritten = (words: readonly CountedWord[], written: string): CountedWord | undefined =>
  words.find(({ forms }) => forms.includes(written)) ?? words[0]

/** The last word of the name behind an amount. */
function lastWord(text: string, segments: readonly LabelledSpan[], end: number) {
  const behind = segments.filter((segment) => segment.start >= end)
  const name = behind.find(({ kind }) => !between.has(kind))
  if (name?.kind !== 'ingredient') return null
  const words = tokensOf(text.slice(name.start, name.end))
  const last = words.at(-1)
  return last?.kind === 'word' ? { words, start: name.start + last.start, stop: name.start + last.end } : null
}

/** The piece that the name behind an amount ends with: "leaf" of "2 bay leaves". */
export function countedPiece(
  text: string,
  segments: readonly LabelledSpan[],
  end: number,
  { starts }: Vocabulary,
): UnitName | null {
  const last = lastWord(text, segments, end)
  const phrases = last ? starts.get(text.slice(last.start, last.stop).toLowerCase())?.phrases : undefined
  const name = phrases?.find(({ tokens, units: [unit] }) => tokens.length === 1 && unit)?.units[0]?.name
  return name && units[name].kind === 'piece' ? name : null
}

/**
 * The word of what an amount without a unit counts: the last of the name behind it, "yolks" of "2 egg yolks". Where
 * other words would have to follow its number, only a name that is the one word, right behind the number. Null for a word nobody listed.
 */
export function countedNoun(
  text: string,
  segments: readonly LabelledSpan[],
  end: number,
  { counted }: Vocabulary,
): CountedNoun | null {
  const last = lastWord(text, segments, end)
  if (!last) return null
  const { words, start, stop } = last
  const written = text.slice(start, stop)
  const word = wordAsWritten(counted.get(written.toLowerCase()) ?? [], written)
  const isAlone = words.length === 1 && text.slice(end, start).trim() === ''
  return word && (isAlone || !word.words.adjectivesAgree) ? { start, end: stop, word } : null
}

/**
 * The word of a piece that is the ingredient itself: "5 cloves". Null where words between would have to follow its
 * number.
 */
export function countedItself(
  text: string,
  { numbers }: Pick<WrittenAmount, 'numbers'>,
  unit: WrittenUnit | null,
): CountedNoun | null {
  if (!unit?.word || unit.isGuess) return null
  const isAlone = text.slice(numbers.at(-1)?.end, unit.start).trim() === ''
  return isAlone || !unit.word.words.adjectivesAgree ? { start: unit.start, end: unit.end, word: unit.word } : null
}
