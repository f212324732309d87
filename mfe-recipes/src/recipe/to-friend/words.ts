import { wordsIn } from '@potluck/platform/locales'

export const toFriendWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
