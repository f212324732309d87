import { wordsIn } from '@potluck/platform/locales'

export const amountWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
