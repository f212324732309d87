import { wordsIn } from '../machinery/words-in.ts'

/** What an import writes into a cook's book besides what the file says. */
export const importWords = wordsIn('imports/locales')
