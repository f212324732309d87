import { fallbackLanguage, hasLettersOf, type Language, languages } from './language.ts'
import { outlines } from './languages/outlines.ts'
import { tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** Whether a language shows in a text, by its letters and its own words. */
const showsIn = (text: string, language: Language): boolean =>
  hasLettersOf(text, language) && (outlines[language].ownWords?.test(text) ?? true)

/**
 * The languages whose words a text is read with: first the one that its first writer wrote in, then those of the other
 * writers and those that show in it. The same for everybody who reads it.
 */
export function languagesOf(text: string, written: readonly Language[]): readonly Language[] {
  const known = languages.filter((language) => written.includes(language) || showsIn(text, language))
  const [first = known[0] ?? fallbackLanguage] = written
  return [first, ...known.filter((language) => language !== first)]
}

/** The languages whose words a text is read with: the reader's own first, then those that show in it. */
export const languagesFor = (text: string, own: Language): readonly Language[] => languagesOf(text, [own])

/** The languages of a vocabulary that are written in the letters of a text. */
export const languagesInScript = (text: string, vocabulary: Vocabulary): readonly Words[] =>
  vocabulary.languages.filter(({ language }) => hasLettersOf(text, language))

/** An elision is cut before its apostrophe: "d'oliva" begins with a "d". */
const smallWords = ({ of, and, or, articles, into, from, to }: Words): Set<string> =>
  new Set([of, and, or, articles, into, from, to].flat().map((word) => word.replace(/'$/, '')))

const countSmallWords = (tokens: readonly { readonly text: string }[], words: Words): number => {
  const small = smallWords(words)
  return tokens.filter(({ text }) => small.has(text)).length
}

/**
 * The languages a text may be in, by its letters and its small words ("of", "und", "di"). Where none tells, those
 * that order their words like the first language of the vocabulary.
 */
export function likelyLanguages(text: string, vocabulary: Vocabulary): readonly Words[] {
  const possible = languagesInScript(text, vocabulary)
  if (possible.length <= 1) return possible
  const tokens = tokensOf(text)
  const counted = possible.map((words) => ({ words, count: countSmallWords(tokens, words) }))
  const max = Math.max(...counted.map(({ count }) => count))
  if (max > 0) return counted.filter(({ count }) => count === max).map(({ words }) => words)
  return possible.filter(({ nounFirst }) => nounFirst === possible[0]?.nounFirst)
}
