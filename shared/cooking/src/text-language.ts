import { fallbackLanguage, hasLettersOf, type Language, languageRow, languages } from './language.ts'

/** Small words that no other of the languages in Latin letters has. */
const smallWords: { readonly [language in Language]?: RegExp } = {
  'en-us': /(?<!\p{L})(?:and|the|with|of|for|from|until|then|it|into|or)(?!\p{L})/giu,
  'de-de': /(?<!\p{L})(?:und|mit|der|die|das|den|dem|für|auf|bis|aus|zum|zur|vom|oder|nach)(?!\p{L})/giu,
  'it-it': /(?<!\p{L})(?:di|con|il|gli|al|alla|alle|del|della|delle|dei|per|fino|nel|nella|poi)(?!\p{L})/giu,
}

const countIn = (text: string, language: Language): number => text.match(smallWords[language] ?? /$^/)?.length ?? 0

/**
 * The language that a text is read aloud in: by its letters, or by its small words where several languages share them.
 * Without such words, Latin letters are read as English to cooks whose language has other letters.
 * @param own the language of the cook
 * @returns undefined where nothing tells
 */
export function textLanguage(text: string, own: Language): Language | undefined {
  const possible = languages.filter((language) => hasLettersOf(text, language))
  const latin = possible.filter((language) => languageRow(language).script === 'Latin')
  const [other] = possible.filter((language) => !latin.includes(language))
  if (other) return other
  const counted = latin.map((language) => ({ language, count: countIn(text, language) }))
  const [first, second] = counted.toSorted((a, b) => b.count - a.count)
  if (first && first.count > (second?.count ?? 0)) return first.language
  return latin.length > 0 && languageRow(own).script !== 'Latin' ? fallbackLanguage : undefined
}
