import type { LanguageLoader } from '../language-loader.ts'

export const deDe: LanguageLoader = {
  words: async () => (await import(/* webpackChunkName: "kitchen-de-de" */ './words.ts')).deDe,
  aisles: async () => (await import(/* webpackChunkName: "aisles-de-de" */ './aisles.ts')).deDeAisles,
  dishes: async () => (await import('./dishes.ts')).deDeDishes,
}
