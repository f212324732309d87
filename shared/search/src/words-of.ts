import { fold, isAscii } from './fold.ts'

/** Longest word that is told from others. */
const wordLength = 60

/** Longer texts count by their beginning: one character may unfold to six words. */
const searchedLength = 100_000

/** Most words of a text that are looked at: ten times those of the longest recipes. */
const mostWords = 20_000

/** In scripts that are written without spaces each character is a word. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+/gv

const asciiWord = /[a-z0-9]+/g

/** A text without the signs that stand inside of a word. */
const joinedIn = (folded: string): string =>
  folded
    .replace(/['’ʼ](?=s(?![\p{L}\p{N}]))/gu, '')
    .replace(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
    // Hebrew writes its marks inside of a word: מ"ל is one.
    .replace(/(?<=\p{Script=Hebrew})["'״׳”](?=\p{Script=Hebrew})/gu, '')

/** The parts of a folded text that may be words. */
const foundIn = (folded: string): Iterable<RegExpExecArray> =>
  isAscii(folded) ? folded.replace(/'(?=s(?![a-z0-9]))/g, '').matchAll(asciiWord) : joinedIn(folded).matchAll(word)

/**
 * The words of a text in the order written, folded: "Grandma’s crème" gives `grandmas`, `creme`. Nothing but letters
 * and digits is left, so that no query language reads a meaning into them.
 */
export function sequenceOf(text: string): readonly string[] {
  const folded = fold(text.slice(0, searchedLength)).slice(0, searchedLength)
  const words: string[] = []
  for (const [found] of foundIn(folded)) {
    words.push(found.slice(0, wordLength))
    if (words.length === mostWords) break
  }
  return words
}

/** The words of a text (`sequenceOf`), each once. */
export const wordsOf = (text: string): Set<string> => new Set(sequenceOf(text))
