import { fallbackLanguage, isLanguage, isRightToLeft } from '@potluck/cooking/language'
import { wordsIn } from '../../machinery/base/words-in.ts'

/** The words of a book of recipes, such as its headings. */
export const bookWords = wordsIn('in-and-out/exports/locales')

export type Direction = 'ltr' | 'rtl'

/** The direction of a book in this language. */
export const bookDirection = (language: string | null): Direction =>
  isRightToLeft(language !== null && isLanguage(language) ? language : fallbackLanguage) ? 'rtl' : 'ltr'
