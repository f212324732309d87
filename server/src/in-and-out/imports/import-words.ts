import { wordsIn } from '../../machinery/base/words-in.ts'

/** The words that an import adds to recipes, such as labels of notes. */
export const importWords = wordsIn('in-and-out/imports/locales')
