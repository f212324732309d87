import { wordsIn } from '@potluck/platform/locales'

export const itemWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
