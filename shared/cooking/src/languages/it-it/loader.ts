import type { LanguageLoader } from '../language-loader.ts'

export const itIt: LanguageLoader = {
  words: async () => (await import(/* webpackChunkName: "kitchen-it-it" */ './words.ts')).itIt,
  aisles: async () => (await import(/* webpackChunkName: "aisles-it-it" */ './aisles.ts')).itItAisles,
  dishes: async () => (await import('./dishes.ts')).itItDishes,
}
