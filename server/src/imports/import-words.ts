import { wordsIn } from '../machinery/words-in.ts'

/** The words that an import adds to recipes, such as labels of notes. */
export const importWords = wordsIn('imports/locales')
