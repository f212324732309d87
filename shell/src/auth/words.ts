import { wordsIn } from '@potluck/platform/locales'

/** The words of login, registration and choosing a new password. */
export const authWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
