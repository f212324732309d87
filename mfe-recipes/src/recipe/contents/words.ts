import { wordsIn } from '@potluck/platform/locales'

export const contentsWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
