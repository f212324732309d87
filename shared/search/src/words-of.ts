import { fold } from './fold.ts'

/** Longest word that is told from others. */
const wordLength = 60

/** Of longer texts the beginning counts: one sign may unfold to six words. */
const searchedLength = 100_000

/** Scripts that are written without spaces: each character is a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/**
 * The words of a text in the order written, folded: "Grandma’s crème" gives `grandmas`, `creme`. Nothing but letters
 * and digits is left, so that no query language reads a meaning into them.
 */
export function sequenceOf(text: string): readonly string[] {
  const joined = fold(text.slice(0, searchedLength))
    .slice(0, searchedLength)
    .replace(/['’ʼ](?=s(?![\p{L}\p{N}]))/gu, '')
    .replace(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
    // Hebrew writes its marks inside of a word: מ"ל is one.
    .replace(/(?<=\p{Script=Hebrew})["'״׳”](?=\p{Script=Hebrew})/gu, '')
    .replace(unspaced, ' $& ')
  return (joined.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, wordLength))
}

/** The words of a text (`sequenceOf`), each once. */
export const wordsOf = (text: string): Set<string> => new Set(sequenceOf(text))
