import type { Language } from '@potluck/cooking/language'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { type MarkIndex, markIndexOf } from './mark-index.ts'
import type { MarkWords } from './mark-words.ts'

/** The names of each language, in a chunk of their own. */
const loaders: { readonly [language in Language]: () => Promise<MarkWords> } = {
  'en-us': async () => (await import('./words/en-us.ts')).enUsMarkWords,
  'de-de': async () => (await import('./words/de-de.ts')).deDeMarkWords,
  'it-it': async () => (await import('./words/it-it.ts')).itItMarkWords,
  'uk-ua': async () => (await import('./words/uk-ua.ts')).ukUaMarkWords,
  he: async () => (await import('./words/he.ts')).heMarkWords,
}

/** The names of one language. */
export const wordsFor = (language: Language): Promise<MarkWords> => loaders[language]()

const indexes = new WeakMap<Vocabulary, Promise<MarkIndex>>()

/** Loads what lines say of allergens, in the languages of a vocabulary. Made once for each. */
export function loadMarks(vocabulary: Vocabulary): Promise<MarkIndex> {
  const load = async () =>
    markIndexOf(await Promise.all(vocabulary.languages.map(({ language }) => wordsFor(language))), vocabulary)
  const made = indexes.get(vocabulary) ?? load()
  indexes.set(vocabulary, made)
  made.catch(() => indexes.delete(vocabulary))
  return made
}
