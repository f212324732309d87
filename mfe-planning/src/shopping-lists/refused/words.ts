import { wordsIn } from '@potluck/platform/locales'

export const refusedLineWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
