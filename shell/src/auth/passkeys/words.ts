import { wordsIn } from '@potluck/platform/locales'

/** The words of logging in by a passkey: not every browser knows passkeys. */
export const passkeyWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
