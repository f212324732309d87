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

/**
 * A text as it is compared: lower-case, without accents and other marks, so that "Crème Fraîche" and "creme fraiche"
 * are one. The database never folds: both databases then find and sort alike.
 */
export const fold = (text: string): string =>
  text
    .replace(blessings, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
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

/** Scripts that are written without spaces: each character is a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/**
 * The words of a text, folded, each once: "Grandma’s crème" gives `grandmas`, `creme`. Nothing but letters and digits is left, so that
 * no query language reads a meaning into them.
 */
export function wordsOf(text: string): Set<string> {
  const joined = fold(text.slice(0, searchedLength))
    .slice(0, searchedLength)
    .replace(/['’ʼ](?=s(?![\p{L}\p{N}]))/gu, '')
    .replace(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu, '')
    .replace(unspaced, ' $& ')
  return new Set((joined.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, wordLength)))
}
