import { type Language, languages } from '@potluck/cooking/language'
import { languageForms } from './languages/all.ts'

const smallWords: readonly (readonly [Language, ReadonlySet<string>])[] = languages.flatMap((language) => {
  const { smallWords: words } = languageForms[language]
  return words === undefined ? [] : [[language, new Set(words.split(' '))] as const]
})

const toldLanguages: readonly Language[] = smallWords.map(([language]) => language)

/**
 * The languages that a text may be in and its letters do not tell, by its small words: those with the most, all of
 * them where none stands.
 * @param words of the text (`sequenceOf`)
 */
export function textLanguagesOf(words: Iterable<string>): readonly Language[] {
  const counts = smallWords.map(() => 0)
  for (const word of words) {
    if (word.length > 5) continue
    smallWords.forEach(([, small], at) => {
      if (small.has(word)) counts[at] = (counts[at] ?? 0) + 1
    })
  }
  const most = Math.max(...counts)
  if (most === 0) return toldLanguages
  return toldLanguages.filter((_, at) => counts[at] === most)
}
