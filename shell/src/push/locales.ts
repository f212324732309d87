import { wordsIn } from '@potluck/platform/locales'

/** Name of the words about notifications (i18n namespace): they come with what asks. */
export const pushNamespace = 'push'

export const pushLocales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
