import { wordsIn } from '../machinery/words-in.ts'

/** What pages say that the server draws. */
export const pageWords = wordsIn('pages/locales')
