import { type Language, languages } from '@potluck/cooking/language'

/** Languages that the whole product is translated into. */
export const offeredLanguages: readonly Language[] = ['en-us', 'he']

/** Each language in its own words, so that whoever speaks it finds it. */
export const languageNames: Readonly<Record<Language, string>> = {
  'en-us': 'English',
  'it-it': 'Italiano',
  'de-de': 'Deutsch',
  'uk-ua': 'Українська',
  he: 'עברית',
}

const primary = (tag: string): string => {
  const [language = ''] = tag.toLowerCase().split('-')
  // Browsers on older systems still say Hebrew in the code of 1988.
  return language === 'iw' ? 'he' : language
}

/**
 * The language to speak: what the cook chose, else the first of the browser's languages that we have, else English
 * (specification section 3).
 */
export function chooseLanguage(
  preference: Language | null,
  browser: readonly string[],
  offered: readonly Language[] = offeredLanguages,
): Language {
  if (preference !== null && offered.includes(preference)) return preference
  for (const tag of browser) {
    const exact = offered.find((language) => language === tag.toLowerCase())
    const close = offered.find((language) => primary(language) === primary(tag))
    if (exact ?? close) return exact ?? close ?? languages[0]
  }
  return languages[0]
}
