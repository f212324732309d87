import type { Language } from '@potluck/cooking/language'
import { translateDuration } from '@potluck/cooking/translate-duration'

/** Says written lengths of time in a language. Each is read once, for rows are drawn anew with every letter of a search. */
export function translatedTimes(language: Language): (text: string) => string {
  const said = new Map<string, string>()
  return (text) => {
    const known = said.get(text) ?? translateDuration(text, language)
    said.set(text, known)
    return known
  }
}
