import { wordsIn } from '../../machinery/base/words-in.ts'

/** The words of pages that the server renders. */
export const pageWords = wordsIn('book/pages/locales')
