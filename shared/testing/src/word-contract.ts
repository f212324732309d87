import type { RemoteDefinition } from '@potluck/platform/remote'
import { usedWords } from './used-words.ts'
import { flatWords, readWords } from './words.ts'

/** Languages that every part must speak in full. */
const complete = ['en-us', 'he'] as const

const pluralSuffix = /_(zero|one|two|few|many|other)$/

const withoutPlural = (key: string): string => key.replace(pluralSuffix, '')

/** Keys without their plural forms, of which each language has its own. */
const keysOf = (words: ReadonlyMap<string, string>): string[] =>
  [...new Set([...words.keys()].map(withoutPlural))].sort()

/** Names of what is filled in, and of the elements that stand around words. */
const holesOf = (word: string): string =>
  [...word.matchAll(/\{\{\s*([\w.]+)|<(\w+)>/g)]
    .map(([, value, element]) => value ?? element)
    .sort()
    .join()

/**
 * The suite for the words of one part: complete and of one shape in every language that must be, none missing, none
 * that nothing uses.
 * @param sources folder of the part's source
 * @param askedElsewhere groups of words that package.json asks for, as `menu.home`
 */
export function describeWords(
  locales: RemoteDefinition['locales'],
  sources: string,
  askedElsewhere: readonly string[] = [],
): void {
  const english = flatWords(readWords(locales['en-us']))

  test.each(complete)('the words in %s are complete', (language) => {
    const path = locales[language]
    if (path === undefined) throw new Error(`there are no words in ${language}`)
    const words = flatWords(readWords(path))
    expect(keysOf(words)).toEqual(keysOf(english))
    expect([...words].filter(([, word]) => word.trim() === '')).toEqual([])
    // A plural form may say its number in words; any other word fills in what the English one does.
    const changed = [...words].filter(
      ([key, word]) => !pluralSuffix.test(key) && holesOf(word) !== holesOf(english.get(key) ?? ''),
    )
    expect(changed).toEqual([])
  })

  test('every word that the source asks for is there, and every word is asked for', () => {
    const { asked, isUsed } = usedWords(sources)
    const keys = keysOf(english)
    expect(asked.filter((key) => !keys.includes(key))).toEqual([])
    expect(askedElsewhere.filter((group) => !keys.includes(`${group}.title`))).toEqual([])
    const isAskedElsewhere = (key: string) => askedElsewhere.some((group) => key.startsWith(`${group}.`))
    expect(keys.filter((key) => !isUsed(key) && !isAskedElsewhere(key))).toEqual([])
  })
}
