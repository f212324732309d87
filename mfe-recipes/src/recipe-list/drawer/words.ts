import { wordsIn } from '@potluck/platform/locales'

export const drawerWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
