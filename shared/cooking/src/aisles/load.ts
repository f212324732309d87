import type { AisleWords } from '../aisles.ts'
import type { Language } from '../language.ts'

const loaders: { readonly [language in Language]: () => Promise<AisleWords> } = {
  'en-us': async () => (await import('./en-us.ts')).enUsAisles,
  'de-de': async () => (await import('./de-de.ts')).deDeAisles,
  'it-it': async () => (await import('./it-it.ts')).itItAisles,
  'uk-ua': async () => (await import('./uk-ua.ts')).ukUaAisles,
  he: async () => (await import('./he.ts')).heAisles,
}

/** The aisles of one language, in a chunk of their own. */
export const loadAisles = (language: Language): Promise<AisleWords> => loaders[language]()
