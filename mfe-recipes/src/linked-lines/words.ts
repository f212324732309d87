import { wordsIn } from '@potluck/platform/locales'

export const linkedLineWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
