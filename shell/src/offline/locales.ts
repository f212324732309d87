import { wordsIn } from '@potluck/platform/locales'

/** Name of the words about being without a network (i18n namespace): they come with what says them. */
export const offlineNamespace = 'offline'

export const offlineLocales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
