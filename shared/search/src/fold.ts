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

const notAscii = /\P{ASCII}/u

/** Whether a text has English letters, digits and signs only: most words of most books, which need no look at their marks. */
export const isAscii = (text: string): boolean => !notAscii.test(text)

/**
 * A text as it is compared: lower-case, without accents and other marks, so that "Crème Fraîche" and "creme fraiche"
 * are one.
 */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .replace(blessings, ' ')
        .replace(marks, '')
        .normalize('NFKD')
        .replace(marks, '')
        .toLowerCase()
        .replace(/[ßæœøłđðþı]/g, (letter) => lettersOf[letter] ?? letter)
