import type { Language } from '@potluck/cooking/language'

type LatinLanguage = Extract<Language, 'en-us' | 'de-de' | 'it-it'>

/** Small words that the other languages in these letters do not write, folded. */
const smallWords: readonly (readonly [LatinLanguage, ReadonlySet<string>])[] = [
  ['en-us', new Set('the and with of to for then until or at into from about cup cups salt'.split(' '))],
  ['de-de', new Set('und mit oder den dem das im von zum bei auf fur ein eine einen etwas salz'.split(' '))],
  ['it-it', new Set('il di e con per la le gli un una della del nel fino poi sale'.split(' '))],
]

const latinLanguages: readonly LatinLanguage[] = smallWords.map(([language]) => language)

/**
 * The languages in Latin letters that a text may be in, told by its small words: those with the most, all of them
 * where none stands. Ukrainian and Hebrew need no telling: their letters do.
 * @param words of the text (`sequenceOf`)
 */
export function latinLanguagesOf(words: Iterable<string>): readonly LatinLanguage[] {
  const counts = smallWords.map(() => 0)
  for (const word of words) {
    if (word.length > 5) continue
    smallWords.forEach(([, small], at) => {
      if (small.has(word)) counts[at] = (counts[at] ?? 0) + 1
    })
  }
  const most = Math.max(...counts)
  if (most === 0) return latinLanguages
  return latinLanguages.filter((_, at) => counts[at] === most)
}
