import { wordsIn } from '@potluck/platform/locales'

export const innerTemperatureWords = wordsIn(import.meta.webpackContext('./locales', { regExp: /\.json$/ }))
