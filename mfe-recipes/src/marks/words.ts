import { wordsIn } from '@potluck/platform/locales'

/** The words for allergens and diets, which come with the parts that say them. */
export const markWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
