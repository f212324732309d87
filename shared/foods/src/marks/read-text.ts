import type { IngredientLine, Segment } from '@potluck/cooking/ingredient-line'
import { type CutText, cutText, endOfPhrase, type FoundName, findNames } from './find-names.ts'
import type { LanguageMarks, MarkIndex } from './mark-index.ts'

/** The words of a line with the names that they are. */
export interface ReadText extends CutText {
  readonly index: MarkIndex
  readonly found: readonly FoundName[]
  /** Whether a name covers each token. */
  readonly covered: readonly boolean[]
}

/** A phrase of one of the languages, where no name covers its place. @returns the token behind it, or -1 */
export function phraseAt(
  text: ReadText,
  at: number,
  phrasesOf: (language: LanguageMarks) => readonly (readonly string[])[],
): number {
  if (text.covered[at]) return -1
  let longest = -1
  for (const [number, language] of text.index.languages.entries()) {
    for (const phrase of phrasesOf(language)) {
      longest = Math.max(longest, endOfPhrase(text, text.stems[number] ?? [], at, phrase))
    }
  }
  return longest
}

const unsaid: ReadonlySet<Segment['kind']> = new Set(['quantity', 'unit'])

/** Whether tokens are only the measure: "una noce di burro" has no walnuts. */
export function isMeasure(at: number, end: number, { tokens }: CutText, { segments }: IngredientLine): boolean {
  const start = tokens[at]?.start ?? 0
  const stop = tokens[end - 1]?.end ?? 0
  return segments.some((segment) => unsaid.has(segment.kind) && segment.start <= start && segment.end >= stop)
}

/** Finds the names in a line. */
export function readText(line: IngredientLine, index: MarkIndex): ReadText {
  const cut = cutText(line.text, index)
  const found = findNames(cut, index).filter(({ at, end }) => !isMeasure(at, end, cut, line))
  const covered = cut.tokens.map((_, at) => found.some((name) => name.at <= at && at < name.end))
  return { ...cut, index, found, covered }
}
