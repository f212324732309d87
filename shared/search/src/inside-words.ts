import { bareForm, formsOf } from './word-forms.ts'

/** Too many words end in a shorter one: "Ei", "Öl", "ham". */
const shortestEnding = 4

const hangul = /^\p{Script=Hangul}{2,}$/u
const latin = /^[a-z]+$/

/** The first of two words that are written as one: "Gemüse" before "Auflauf". A part without a vowel is no word ("sch" of "schwein"). */
const firstWord = /^(?=.*[aeiouy]).{3,}$/

/** Whether a word is one of a script in which words stand within others: Korean writes them together. */
export const isWrittenTogether = (word: string): boolean => hangul.test(word)

/** The first and the last letter of words that are written together, for an index in the order of letters: folded, Korean stands in its single letters. */
export const writtenTogether = { first: '\u1100', last: '\u11ff' } as const

const germanForms = (word: string): readonly string[] =>
  formsOf(word, ['de-de']).filter((form) => form.startsWith('d:'))

/** The endings by which the German compounds of a word are found; none where it is too short. */
export function compoundEndings(word: string): readonly string[] {
  if (!latin.test(word)) return []
  return [...new Set([word, ...germanForms(word).map(bareForm)])].filter((ending) => ending.length >= shortestEnding)
}

/** The form of a word in an index of words that may be German. */
export const germanForm = (word: string): string | undefined => germanForms(word)[0]

/** Whether a word, which may be German, is a compound that ends in another: "gemuseauflauf" of "auflauf". */
export function isCompoundOf(word: string, endings: readonly string[]): boolean {
  const written = [word, ...germanForms(word).map(bareForm)]
  return endings.some((ending) =>
    written.some((form) => form.endsWith(ending) && firstWord.test(form.slice(0, -ending.length))),
  )
}
