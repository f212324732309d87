/** Endings that the cases and numbers of Ukrainian nouns and adjectives have, folded (й is и, ї is і). */
const endings =
  /(?<=.{3})(?:ами|ями|ові|еві|ими|іми|ого|ому|ів|еи|ам|ям|ах|ях|ом|ем|ою|ею|ої|ии|іи|их|(?<!гор)іх|им|ім|[аеиіоуюяєь])$/u

/** "кріп, кропу": a vowel that changes in a closed syllable. */
const closed = /^([^аеиіоуюяє]{1,2})і([^аеиіоуюяє])ь?$/u

const irregular: Readonly<Record<string, string>> = { яєць: 'яице', лід: 'льоду', чаю: 'чаи', чаєм: 'чаи' }

/** Without vowels that come and go ("огірок, огірки", "перець, перцю"), and one letter where some forms have two. */
const stemOf = (word: string): string =>
  word
    .replace(endings, '')
    .replace(/(?<=.{3})[іь]$/u, '')
    .replace(/(.)\1$/u, '$1')
    .replace(/(?<=.{2})[ое](?=[кцлнтр]$)/u, '')

/** The forms of a folded Ukrainian word. */
export function ukrainianForms(word: string): readonly string[] {
  const known = irregular[word] ?? word
  return [...new Set([stemOf(known), stemOf(known.replace(closed, '$1о$2'))])]
}
