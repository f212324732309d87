import { fallbackLanguage, type Language, languageOfTag, offeredLanguages } from '@potluck/cooking/language'

/** The language to speak: what the cook chose, else the first of the browser's languages that we have, else English. */
export function chooseLanguage(
  preference: Language | null,
  browser: readonly string[],
  offered: readonly Language[] = offeredLanguages,
): Language {
  if (preference !== null && offered.includes(preference)) return preference
  for (const tag of browser) {
    const language = languageOfTag(tag, offered)
    if (language) return language
  }
  return fallbackLanguage
}
