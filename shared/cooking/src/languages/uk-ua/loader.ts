import type { LanguageLoader } from '../language-loader.ts'

export const ukUa: LanguageLoader = {
  words: async () => (await import(/* webpackChunkName: "kitchen-uk-ua" */ './words.ts')).ukUa,
  dishes: async () => (await import('./dishes.ts')).ukUaDishes,
}
