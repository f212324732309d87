import { wordsIn } from '@potluck/platform/locales'

/** Name of the words of the cooking toolbar (i18n namespace): they come with it, not with the first screen. */
export const kitchenNamespace = 'kitchen'

export const kitchenLocales = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
