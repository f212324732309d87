import { wordsIn } from '@potluck/platform/locales'

export const toPlanWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
