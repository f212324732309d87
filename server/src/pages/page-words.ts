import { wordsIn } from '../machinery/words-in.ts'

/** The words of pages that the server renders. */
export const pageWords = wordsIn('pages/locales')
