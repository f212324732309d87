import { wordsIn } from '@potluck/platform/locales'

export const selectionWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
