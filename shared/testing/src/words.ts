import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fallbackLanguage, type Language } from '@potluck/cooking/language'
import { partsLocales, partsNamespace } from '@potluck/parts/words'
import type { Locales } from '@potluck/platform/locales'
import { createInstance, type i18n } from 'i18next'

export type WordTree = { readonly [key: string]: string | WordTree }

const isTree = (value: unknown): value is WordTree => typeof value === 'object' && value !== null

/** Reads a file of words; under Jest the address of a words file is its path. */
export function readWords(path: string): WordTree {
  const words: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isTree(words)) throw new Error(`${path} holds no words`)
  return words
}

/** The files of a folder of words by the code of their language, for words that no bundle names. */
export const localesIn = (folder: string): Locales => ({
  ...Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace('.json', ''), join(folder, name)]),
  ),
  [fallbackLanguage]: join(folder, `${fallbackLanguage}.json`),
})

/** An i18next with the real words of a remote (`wordsOf`) and of shared parts, English where they are missing. */
export function createTestWords(namespace: string, locales: readonly Locales[], language: Language): i18n {
  const words = createInstance()
  void words.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    load: 'currentOnly',
    lowerCaseLng: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: {},
  })
  const named = [...locales.map((part) => [namespace, part] as const), [partsNamespace, partsLocales] as const]
  for (const spoken of new Set<Language>([fallbackLanguage, language])) {
    for (const [name, { [spoken]: path }] of named) {
      if (path) words.addResourceBundle(spoken, name, readWords(path), true)
    }
  }
  return words
}

/** Every word of a tree with its dotted key. */
export function flatWords(tree: WordTree, prefix = ''): ReadonlyMap<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, word] of flatWords(value, `${prefix}${key}.`)) flat.set(inner, word)
  }
  return flat
}
