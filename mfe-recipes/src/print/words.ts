import { wordsIn } from '@potluck/platform/locales'

export const printWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
