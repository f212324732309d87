/** Letters that Unicode does not take apart, as people type them without the mark. */
const lettersOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Whole blessings in one sign, which Unicode takes apart to up to 18: pages of them would hold everybody up. */
const blessings = /[\uFDFA\uFDFB]/g

/** They go before Unicode puts them in order, too: a page of them on one letter takes it ten seconds. */
const marks = /\p{M}+/gu

/**
 * A text as it is compared: lower-case, without accents and other marks, so that "Crème Fraîche" and "creme fraiche"
 * are one. The database never folds: both databases then find and sort alike.
 */
export const fold = (text: string): string =>
  text
    .replace(blessings, ' ')
    .replace(marks, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => lettersOf[letter] ?? letter)

/** Most characters that a title is sorted by: an index entry has an upper size. */
const sortLength = 200

/** Numbers sort by their size: each is written with the count of its digits before it ("2" before "10"). */
const sortableNumber = (digits: string): string => {
  const number = digits.replace(/^0+(?=\d)/, '')
  return `${String(Math.min(number.length, 99)).padStart(2, '0')}${number}`
}

/** What a title is sorted by: folded, punctuation aside, numbers by their size. Compared by code points. */
export function sortTitle(title: string): string {
  const words = fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return (words || title).replace(/\d+/g, sortableNumber).slice(0, sortLength)
}

/** Longest word that is told from others. */
const wordLength = 60

/** Of longer texts the beginning counts: one sign may unfold to six words. */
const searchedLength = 100_000

/** Most words of a text that are looked at, and that are told apart: ten times those of the longest recipes. */
const mostWords = 20_000
const mostDistinct = 5_000

/** In scripts that are written without spaces each character is a word. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+/gv

/**
 * The words of a text, folded, each once: "Grandma’s crème" gives `grandmas`, `creme`. Nothing but letters and digits is left, so that
 * no query language reads a meaning into them.
 */
export function wordsOf(text: string): Set<string> {
  const joined = fold(text.slice(0, searchedLength))
    .slice(0, searchedLength)
    .replace(/['’ʼ](?=s(?![\p{L}\p{N}]))/gu, '')
    .replace(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
  const words = new Set<string>()
  let seen = 0
  for (const [found] of joined.matchAll(word)) {
    words.add(found.slice(0, wordLength))
    seen += 1
    if (seen === mostWords || words.size === mostDistinct) break
  }
  return words
}
