import { wordsIn } from '@potluck/platform/locales'

/** Name of the words about notifications (i18n namespace). They load with the dialog that asks for them. */
export const pushNamespace = 'push'

export const pushLocales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
