import { fallbackLanguage, isLanguage, isRightToLeft } from '@potluck/cooking/language'
import { wordsIn } from '../../machinery/words-in.ts'
import type { Direction } from './visual-runs.ts'

/** The words that a book of recipes has of its own. */
export const bookWords = wordsIn('exports/pdf/locales')

/** Which way a book in a cook's language goes. */
export const bookDirection = (language: string | null): Direction =>
  isRightToLeft(language !== null && isLanguage(language) ? language : fallbackLanguage) ? 'rtl' : 'ltr'
