import { tokensOf } from './reading/tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

const cyrillic = /\p{Script=Cyrillic}/u
const hebrew = /\p{Script=Hebrew}/u
const latin = /\p{Script=Latin}/u

const isWrittenIn = (text: string, { language }: Words): boolean =>
  (language === 'he' ? hebrew : language === 'uk-ua' ? cyrillic : latin).test(text)

/** The languages of a vocabulary that are written in the letters of a text. */
export const languagesInScript = (text: string, { languages }: Vocabulary): readonly Words[] =>
  languages.filter((words) => isWrittenIn(text, words))

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
  const most = Math.max(...counted.map(({ count }) => count))
  if (most > 0) return counted.filter(({ count }) => count === most).map(({ words }) => words)
  return possible.filter(({ nounFirst }) => nounFirst === possible[0]?.nounFirst)
}
