import type { LanguageLoader } from '../language-loader.ts'

export const itIt: LanguageLoader = {
  words: async () => (await import(/* webpackChunkName: "kitchen-it-it" */ './words.ts')).itIt,
  dishes: async () => (await import('./dishes.ts')).itItDishes,
}
