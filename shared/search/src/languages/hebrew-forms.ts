/** Letters that are written otherwise at the end of a word, as they are written inside. */
const insideLetters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Folded plurals that have other letters: "רוטב, רטבים". */
const irregular: Readonly<Record<string, string>> = { רטבים: 'רוטב', פירות: 'פרי', לפתות: 'לפת', משקאות: 'משקה' }

const withoutEnding = (word: string): string =>
  (irregular[word] ?? word)
    .replace(/(?<=.{2})(?:ייה|יית|יה|יות|ים|ות|ית|יים|י|ה|(?<=.{3})ת)$/u, '')
    .replace(/(?<=.{2})א$/u, '')
    .replace(/[ךםןףץ]$/u, (letter) => insideLetters[letter] ?? letter)

/**
 * Prefixes that are written as a part of a word: "the" and "and" before any, "in", "to", "from" and "as" where enough is
 * left of the word that it is no other one.
 */
const prefixes = /^(?:וה(?=.{3})|[הו](?=.{3})|[ובלמשכ]ה?(?=.{4}))/u

/** The forms of a folded Hebrew word: without its ending, and without what is written in one with it. */
export function hebrewForms(word: string): readonly string[] {
  const bare = word.replace(prefixes, '')
  return [...new Set([withoutEnding(word), withoutEnding(bare)])]
}
