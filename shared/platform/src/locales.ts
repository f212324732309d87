import { fallbackLanguage } from '@potluck/cooking/language'

/** Addresses of a part's words by the code of their language. English stands in for a missing one. */
export type Locales = { readonly [code: string]: string } & { readonly [english in typeof fallbackLanguage]: string }

/** A folder as `import.meta.webpackContext` gives it: what its files are, by their names. */
export interface WordsFolder {
  keys(): string[]
  (file: string): string
}

const codeOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.json$/, '')

/**
 * The words of a folder, one file per language, each named after its code: whoever adds a file adds a language.
 * `locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))`
 * @throws when there is no file in English
 */
export function wordsIn(folder: WordsFolder): Locales {
  const addresses = Object.fromEntries(folder.keys().map((file) => [codeOf(file), folder(file)]))
  const english = addresses[fallbackLanguage]
  if (english === undefined) throw new Error(`a folder of words has no ${fallbackLanguage}.json`)
  return { ...addresses, [fallbackLanguage]: english }
}
