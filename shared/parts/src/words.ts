import { wordsIn } from '@potluck/platform/locales'

/** Name of the words that parts speak with, wherever they are shown (i18n namespace). */
export const partsNamespace = 'parts'

/** Addresses of these words per language. They are loaded before a screen is drawn. */
export const partsLocales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
