import { wordsIn } from '@potluck/platform/locales'

/** The words of who eats here, which come with the parts that say them. */
export const eaterWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
