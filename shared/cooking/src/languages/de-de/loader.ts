import type { LanguageLoader } from '../language-loader.ts'

export const deDe: LanguageLoader = {
  words: async () => (await import(/* webpackChunkName: "kitchen-de-de" */ './words.ts')).deDe,
  dishes: async () => (await import('./dishes.ts')).deDeDishes,
}
