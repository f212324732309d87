import { wordsIn } from '@potluck/platform/locales'

/** What is said to who logs in, registers or chooses a new password. */
export const authWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
