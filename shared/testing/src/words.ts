import { fallbackLanguage, type Language } from '@potluck/cooking/language'
import { eaterWords } from '@potluck/parts/eater-words'
import { partsLocales, partsNamespace } from '@potluck/parts/words'
import type { Locales } from '@potluck/platform/locales'
import { createInstance, type i18n } from 'i18next'
import { readWords } from './word-files.ts'

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
  const named = [
    ...locales.map((part) => [namespace, part] as const),
    ...[partsLocales, eaterWords].map((part) => [partsNamespace, part] as const),
  ]
  for (const spoken of new Set<Language>([fallbackLanguage, language])) {
    for (const [name, { [spoken]: path }] of named) {
      if (path) words.addResourceBundle(spoken, name, readWords(path), true)
    }
  }
  return words
}
