import type { LanguageLoader } from '../language-loader.ts'

export const enUs: LanguageLoader = {
  words: async () => (await import(/* webpackChunkName: "kitchen-en-us" */ './words.ts')).enUs,
  dishes: async () => (await import('./dishes.ts')).enUsDishes,
}
