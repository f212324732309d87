import { wordsIn } from '@potluck/platform/locales'

export const shareWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
