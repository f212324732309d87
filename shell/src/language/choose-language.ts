import { fallbackLanguage, type Language, offeredLanguages } from '@potluck/cooking/language'

const primary = (tag: string): string => {
  const [language = ''] = tag.toLowerCase().split('-')
  // Browsers on older systems still say Hebrew in the code of 1988.
  return language === 'iw' ? 'he' : language
}

/** The language to speak: what the cook chose, else the first of the browser's languages that we have, else English. */
export function chooseLanguage(
  preference: Language | null,
  browser: readonly string[],
  offered: readonly Language[] = offeredLanguages,
): Language {
  if (preference !== null && offered.includes(preference)) return preference
  for (const tag of browser) {
    const exact = offered.find((language) => language === tag.toLowerCase())
    const close = offered.find((language) => primary(language) === primary(tag))
    if (exact ?? close) return exact ?? close ?? fallbackLanguage
  }
  return fallbackLanguage
}
