import { wordsIn } from '@potluck/platform/locales'

/** Name of the words that parts speak with, wherever they are shown (i18n namespace). */
export const partsNamespace = 'parts'

/** Addresses of these words per language. Whoever shows a screen has them there before it. */
export const partsLocales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
