import { wordsIn } from '@potluck/platform/locales'

/** The words of logging in by an identity provider: few servers have one. */
export const providerWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
