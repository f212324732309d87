import type { Language } from '@potluck/cooking/language'
import { translateDuration } from '@potluck/cooking/translate-duration'

/**
 * Translates written durations to a language. Results are memoized, because rows render with each letter of a search.
 */
export function translatedTimes(language: Language): (text: string) => string {
  const translations = new Map<string, string>()
  return (text) => {
    const translation = translations.get(text) ?? translateDuration(text, language)
    translations.set(text, translation)
    return translation
  }
}
