import type { AisleWords } from '../aisle-words.ts'
import type { Language } from '../language.ts'

/** The aisles of each language. They stand apart from its words, so that a recipe is opened without them. */
export const aisleLoaders: { readonly [language in Language]: () => Promise<AisleWords> } = {
  'en-us': async () => (await import(/* webpackChunkName: "aisles-en-us" */ './en-us/aisles.ts')).enUsAisles,
  'de-de': async () => (await import(/* webpackChunkName: "aisles-de-de" */ './de-de/aisles.ts')).deDeAisles,
  'it-it': async () => (await import(/* webpackChunkName: "aisles-it-it" */ './it-it/aisles.ts')).itItAisles,
  'uk-ua': async () => (await import(/* webpackChunkName: "aisles-uk-ua" */ './uk-ua/aisles.ts')).ukUaAisles,
  he: async () => (await import(/* webpackChunkName: "aisles-he" */ './he/aisles.ts')).heAisles,
}
