import { wordsIn } from '@potluck/platform/locales'

export const cookLogWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
