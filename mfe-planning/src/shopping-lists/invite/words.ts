import { wordsIn } from '@potluck/platform/locales'

export const inviteWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
