import type { LanguageLoader } from '../language-loader.ts'

export const he: LanguageLoader = {
  words: async () => (await import(/* webpackChunkName: "kitchen-he" */ './words.ts')).he,
  dishes: async () => (await import('./dishes.ts')).heDishes,
}
