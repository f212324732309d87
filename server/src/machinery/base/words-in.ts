import { existsSync, readFileSync } from 'node:fs'
import { fallbackLanguage, type Language, languageOfTag, languages } from '@potluck/cooking/language'
import { createInstance, type i18n } from 'i18next'
import { z } from 'zod'
import { memoize } from './memoize.ts'
import { ownFile } from './own-file.ts'

/** Formats a text by its dotted key and values; `count` chooses the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

const bundle = z.record(z.string(), z.json())

const createWords = (): i18n => {
  const words = createInstance()
  void words.init({
    fallbackLng: fallbackLanguage,
    load: 'currentOnly',
    lowerCaseLng: true,
    initAsync: false,
    // Pages escape their values; e-mails and PDFs are not HTML.
    interpolation: { escapeValue: false },
    resources: {},
  })
  return words
}

/**
 * The texts of a folder with one file per language, named by its code. A language is read on its first use; English replaces
 * missing texts and unknown languages.
 * @param folder below `src`: `pages/locales`
 */
export function wordsIn(folder: string): (language: string | null) => Translate {
  const words = memoize(createWords)
  const translators = new Map<Language, Translate>()

  function read(language: Language): void {
    const file = ownFile(`${folder}/${language}.json`)
    if (words().hasResourceBundle(language, 'translation') || !existsSync(file)) return
    words().addResourceBundle(language, 'translation', bundle.parse(JSON.parse(readFileSync(file, 'utf8'))))
  }

  function translatorFor(language: Language): Translate {
    read(fallbackLanguage)
    read(language)
    const t = words().getFixedT(language)
    return (key, values = {}) => t(key, values)
  }

  return (named) => {
    const language = languageOfTag(named ?? '', languages) ?? fallbackLanguage
    const translate = translators.get(language) ?? translatorFor(language)
    translators.set(language, translate)
    return translate
  }
}
