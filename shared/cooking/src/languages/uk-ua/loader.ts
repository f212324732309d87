import type { LanguageLoader } from '../language-loader.ts'

export const ukUa: LanguageLoader = {
  words: async () => (await import(/* webpackChunkName: "kitchen-uk-ua" */ './words.ts')).ukUa,
  aisles: async () => (await import(/* webpackChunkName: "aisles-uk-ua" */ './aisles.ts')).ukUaAisles,
  dishes: async () => (await import('./dishes.ts')).ukUaDishes,
}
