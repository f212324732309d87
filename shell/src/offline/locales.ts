import { wordsIn } from '@potluck/platform/locales'

/** Name of the words about offline use (i18n namespace). They load with the component that displays them. */
export const offlineNamespace = 'offline'

export const offlineLocales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
