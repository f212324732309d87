import { wordsIn } from '@potluck/platform/locales'

/** The shell's own words. */
export const locales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
