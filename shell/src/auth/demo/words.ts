import { wordsIn } from '@potluck/platform/locales'

/** The words of beginning a demo: hardly any server is one. */
export const demoWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
