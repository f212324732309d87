import { dirname, relative } from 'node:path'
import { fallbackLanguage, languages, offeredLanguages } from '@potluck/cooking/language'
import type { Locales } from '@potluck/platform/locales'
import { importersOf, usedWords } from './used-words.ts'
import { flatWords, readWords } from './words.ts'

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

/** What is wrong with the words of one language, beside the English ones: a line for each. */
function flawsOf(language: string, words: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>): string[] {
  const keys = keysOf(english)
  return [
    ...keysOf(words)
      .filter((key) => !keys.includes(key))
      .map((key) => `${language} has "${key}", which English has not`),
    ...[...words].filter(([, word]) => word.trim() === '').map(([key]) => `${language} leaves "${key}" empty`),
    // A plural form may say its number in words; any other word fills in what the English one does.
    ...[...words]
      .filter(([key, word]) => !pluralSuffix.test(key) && holesOf(word) !== holesOf(english.get(key) ?? ''))
      .map(([key]) => `${language} fills in other things in "${key}"`),
  ]
}

/**
 * What is wrong with the words of one part, a line for each: a language that cooks may choose has every word, one on its
 * way may have some, and a file is named after a language of the table.
 * @param offered languages that must be complete; those of the table unless said
 */
export function flawsOfWords(locales: Locales, offered: readonly string[] = offeredLanguages): readonly string[] {
  const english = flatWords(readWords(locales[fallbackLanguage]))
  const known: readonly string[] = languages
  return [
    ...offered.filter((language) => locales[language] === undefined).map((language) => `${language} has no words`),
    ...Object.entries(locales).flatMap(([language, path]) => {
      const words = flatWords(readWords(path))
      const has = keysOf(words)
      const missing = offered.includes(language) ? keysOf(english).filter((key) => !has.includes(key)) : []
      return [
        ...(known.includes(language) || offered.includes(language) ? [] : [`${language} is no language of the table`]),
        ...missing.map((key) => `${language} lacks "${key}"`),
        ...flawsOf(language, words, english),
      ]
    }),
  ]
}

/**
 * The suite for the words of one part: whole in every language that is offered, none missing, none that nothing uses.
 * @param all of the part, those of single screens too
 * @param sources folder of the part's source
 * @param askedElsewhere groups of words that package.json or another part asks for, as `menu.home`
 * @param without folders of the source that have words of their own
 */
export function describeWords(
  all: readonly Locales[],
  sources: string,
  askedElsewhere: readonly string[] = [],
  without: readonly string[] = [],
): void {
  test('the words are whole in every language that is offered', () => {
    expect(all.flatMap((locales) => flawsOfWords(locales))).toEqual([])
  })

  test('every word that the source asks for is there, and every word is asked for', () => {
    const { asked, isUsed } = usedWords(sources, without)
    const keys = all.flatMap((locales) => keysOf(flatWords(readWords(locales[fallbackLanguage]))))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(asked.filter((key) => !keys.includes(key))).toEqual([])
    expect(askedElsewhere.filter((group) => !keys.includes(`${group}.title`))).toEqual([])
    const isAskedElsewhere = (key: string) => askedElsewhere.some((group) => key.startsWith(`${group}.`))
    expect(keys.filter((key) => !isUsed(key) && !isAskedElsewhere(key))).toEqual([])
  })
}

/**
 * The suite for words that come with single screens: nothing else is built of what stands in their folder, so that no
 * screen lacks a word.
 * @param sources folder of the part's source
 */
export function describeScreenWords(screens: readonly Locales[], sources: string): void {
  if (screens.length === 0) return
  test.each(screens.map((locales) => dirname(dirname(relative(sources, locales[fallbackLanguage])))))(
    'only the screens of %s are built of it, as their words come with no other',
    (folder) => expect(importersOf(sources, folder)).toEqual([]),
  )
}
