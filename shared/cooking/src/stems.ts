import { languages } from './language.ts'
import { tokensOf } from './tokens.ts'
import type { Words } from './words.ts'

/** Takes the endings off a word in small letters. */
export type Stem = (word: string) => string

const forOne = new WeakMap<Words, ReadonlyMap<string, string>>()

/** The form for one of each word of what is counted: "ei" of "eier". */
function countedIn(words: Words): ReadonlyMap<string, string> {
  const known = forOne.get(words)
  if (known) return known
  const forms = words.counted.split(', ').flatMap((thing) => {
    const [one = '', ...others] = thing.toLowerCase().split('|')
    return (others.length > 0 ? others : [`${one}s`]).map((form) => [form, one] as const)
  })
  const made = new Map(forms)
  forOne.set(words, made)
  return made
}

const irregularIn = (word: string, among: readonly Words[]): string | undefined => {
  for (const { irregular } of among) if (Object.hasOwn(irregular, word)) return irregular[word]
  return undefined
}

/** A word without its endings: irregular words first, then what is counted, then by the rules of each language. */
function stemIn(word: string, among: readonly Words[]): string {
  let stem = word
  for (const words of among) stem = countedIn(words).get(word) ?? stem
  for (const words of among) {
    const known = irregularIn(word, among) ?? irregularIn(stem, [words])
    if (known !== undefined) return known
    stem = words.stem(stem)
  }
  return stem
}

/** The stems of one language. */
export const stemOf =
  (words: Words): Stem =>
  (word) =>
    stemIn(word, [words])

/**
 * The stems of several languages in the same letters, where nothing tells which one a word is of: the endings of all of
 * them, always in the same order, so that "Tomate" and "Tomaten" are one beside English words.
 */
export function stemOfAll(among: readonly Words[]): Stem {
  const ordered = among.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language))
  // German writes one s where Italian has two: "rossa" beside "rosse".
  return (word) => (ordered.length === 1 ? stemIn(word, ordered) : stemIn(word, ordered).replace(/ss$/, 's'))
}

/** The words of a text without their endings: "2 ripe Tomatoes" gives ripe and tomato. */
export const stemsOf = (text: string, stem: Stem): string[] =>
  tokensOf(text.normalize('NFC'))
    .filter((token) => token.kind === 'word')
    .map((token) => stem(token.text))

/** Stems in one order where the order of words tells nothing: "вершкове масло" beside "масло вершкове". */
export const inOneOrder = (stems: readonly string[], among: readonly Words[]): readonly string[] =>
  among.some(({ eitherOrder }) => eitherOrder) ? stems.toSorted() : stems
