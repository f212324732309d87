import { wordsIn } from '@potluck/platform/locales'

export const refusedWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
