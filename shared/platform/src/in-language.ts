import type { Language } from '@potluck/cooking/language'
import type { TitlesAndTexts } from './menus.ts'

/** The words that a remote's `menus.json` has in that language; in English where it lacks them. */
export const inLanguage = (words: TitlesAndTexts, language: Language): TitlesAndTexts['en-us'] =>
  words[language] ?? words['en-us']
