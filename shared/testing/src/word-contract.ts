import { dirname, relative } from 'node:path'
import { fallbackLanguage, languages, offeredLanguages } from '@potluck/cooking/language'
import type { Locales } from '@potluck/platform/locales'
import { names, sameWords } from './same-words.ts'
import { speakingWithoutWords, usedWords } from './used-words.ts'
import { flatWords, readWords } from './word-files.ts'

/** `single` is said of exactly one where `one` counts 21 as well. */
const pluralSuffix = /_(zero|single|one|two|few|many|other)$/

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

/** Amounts that i18next may ask for: small and large ones, and a fraction. */
const amounts = [...Array.from({ length: 1_000 }, (_, count) => count), 0.5]

/** Plural forms that a language has; "many" of Italian, which is for millions alone, is not asked for. */
const formsOf = (language: string): readonly string[] => {
  const rules = new Intl.PluralRules(language)
  return [...new Set(amounts.map((amount) => rules.select(amount)))].sort()
}

/** A word that lacks a form is said in English for such an amount. */
function lackingForms(language: string, words: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>) {
  const counted = keysOf(english).filter((key) => english.has(`${key}_one`) && english.has(`${key}_other`))
  const present = keysOf(words)
  return counted
    .filter((key) => present.includes(key))
    .flatMap((key) => formsOf(language).map((form) => `${key}_${form}`))
    .filter((key) => !words.has(key))
    .map((key) => `${language} lacks "${key}"`)
}

const letters = /\p{Letter}/u

/** The text of a word that has to be translated: without placeholders, elements and names. */
const translatable = (word: string): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), word.replace(/\{\{.*?\}\}|<.*?>/g, ''))

function untranslated(language: string, words: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>) {
  const same = sameWords[language] ?? []
  return language === fallbackLanguage
    ? []
    : [...words]
        .filter(([key, word]) => word === english.get(key) && letters.test(translatable(word)) && !same.includes(word))
        .map(([key, word]) => `${language} still says "${word}" in "${key}"`)
}

/** The problems of the words in one language, compared with the English ones: a line for each. */
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
    ...lackingForms(language, words, english),
    ...untranslated(language, words, english),
  ]
}

/**
 * The problems of the words of one package, a line for each: a language that cooks may choose has every word, one on its
 * way may have some, and a file is named after a language of the table.
 * @param offered languages that must be complete; those of the table by default
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
    const { requested, isUsed } = usedWords(sources, without)
    const keys = all.flatMap((locales) => keysOf(flatWords(readWords(locales[fallbackLanguage]))))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(requested.filter((key) => !keys.includes(key))).toEqual([])
    expect(askedElsewhere.filter((group) => !keys.includes(`${group}.title`))).toEqual([])
    const isAskedElsewhere = (key: string) => askedElsewhere.some((group) => key.startsWith(`${group}.`))
    expect(keys.filter((key) => !isUsed(key) && !isAskedElsewhere(key))).toEqual([])
  })
}

/**
 * The suite for words that come with single screens or parts: nothing says them where they have not been fetched.
 * @param some words of folders, each of its own
 * @param sources folder of the part's source
 */
export function describeWordsOfFolders(some: readonly Locales[], sources: string): void {
  if (some.length === 0) return
  const folders = some.map((locales) => dirname(dirname(relative(sources, locales[fallbackLanguage]))))
  test.each(folders.map((folder, at) => ({ folder, locales: some[at] })))(
    'the words of $folder are said only where they come with it',
    ({ folder, locales }) => {
      const keys = keysOf(flatWords(readWords(locales?.[fallbackLanguage] ?? '')))
      expect(speakingWithoutWords(sources, folder, keys)).toEqual([])
    },
  )
}
