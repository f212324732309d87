import { wordsIn } from '@potluck/platform/locales'

export const historyWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
