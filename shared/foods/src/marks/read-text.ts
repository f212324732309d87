import type { IngredientLine, Segment } from '@potluck/cooking/ingredient-line'
import type { FoodIndex } from '../food-index.ts'
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
  phrasesOf: (language: LanguageMarks, stem: string) => readonly (readonly string[])[],
): number {
  if (text.covered[at]) return -1
  let longest = -1
  for (const [number, language] of text.index.languages.entries()) {
    const stems = text.stems[number] ?? []
    for (const phrase of phrasesOf(language, stems[at] ?? '')) {
      longest = Math.max(longest, endOfPhrase(text, stems, at, phrase))
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

/** The token behind the longest name of a food at a token; -1 where none begins there. */
export function endOfFood(
  text: Pick<ReadText, 'index' | 'stems' | 'text' | 'tokens' | 'likely'>,
  at: number,
  { languages }: FoodIndex,
): number {
  let longest = -1
  for (const { words, names } of languages) {
    const number = text.index.languages.findIndex((language) => language.words === words)
    const stems = text.stems[number] ?? []
    for (const name of names.names.get(stems[at] ?? '') ?? []) {
      longest = Math.max(longest, endOfPhrase(text, stems, at, name.stems))
    }
  }
  return longest
}

/** Finds the names in a line. A measure is none, unless the line names nothing else: "батон учорашній" is bread. */
export function readText(line: IngredientLine, index: MarkIndex, foods: FoodIndex): ReadText {
  const cut = cutText(line.text, index)
  const all = findNames(cut, index)
  const things = all.filter(({ at, end }) => !isMeasure(at, end, cut, line))
  const isThing = (at: number) => !isMeasure(at, at + 1, cut, line) && endOfFood({ ...cut, index }, at, foods) !== -1
  const isNamed = things.length === all.length || things.length > 0 || cut.tokens.some((_, at) => isThing(at))
  const found = isNamed ? things : all
  const covered = cut.tokens.map((_, at) => found.some((name) => name.at <= at && at < name.end))
  return { ...cut, index, found, covered }
}
