import type { Language } from '../language.ts'
import type { Words } from '../words.ts'

const loaders: { readonly [language in Language]: () => Promise<Words> } = {
  'en-us': async () => (await import('./en-us.ts')).enUs,
  'de-de': async () => (await import('./de-de.ts')).deDe,
  'it-it': async () => (await import('./it-it.ts')).itIt,
  'uk-ua': async () => (await import('./uk-ua.ts')).ukUa,
  he: async () => (await import('./he.ts')).he,
}

/** The words of one language, in a chunk of their own. */
export const loadWords = (language: Language): Promise<Words> => loaders[language]()
