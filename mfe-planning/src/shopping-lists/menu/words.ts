import { wordsIn } from '@potluck/platform/locales'

export const listMenuWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
