import { type AisleIndex, type AisleWords, aisleIndexOf } from '../aisles.ts'
import type { ShopWords } from '../arrange-shop.ts'
import type { Language } from '../language.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { loadVocabulary, loadWords } from '../words/load.ts'

const loaders: { readonly [language in Language]: () => Promise<AisleWords> } = {
  'en-us': async () => (await import(/* webpackChunkName: "kitchen-en-us" */ './en-us.ts')).enUsAisles,
  'de-de': async () => (await import(/* webpackChunkName: "kitchen-de-de" */ './de-de.ts')).deDeAisles,
  'it-it': async () => (await import(/* webpackChunkName: "kitchen-it-it" */ './it-it.ts')).itItAisles,
  'uk-ua': async () => (await import(/* webpackChunkName: "kitchen-uk-ua" */ './uk-ua.ts')).ukUaAisles,
  he: async () => (await import(/* webpackChunkName: "kitchen-he" */ './he.ts')).heAisles,
}

/** The aisles of one language, in a chunk with its words: whoever asks for an aisle reads a line. */
export const loadAisles = (language: Language): Promise<AisleWords> => loaders[language]()

const indexes = new WeakMap<Vocabulary, Promise<AisleIndex>>()

/** The aisles in the languages of a vocabulary. Made once for each. */
export function aislesFor(vocabulary: Vocabulary): Promise<AisleIndex> {
  const load = async () =>
    aisleIndexOf(await Promise.all(vocabulary.languages.map(({ language }) => loadAisles(language))), vocabulary)
  const made = indexes.get(vocabulary) ?? load()
  indexes.set(vocabulary, made)
  made.catch(() => indexes.delete(vocabulary))
  return made
}

/**
 * What a list is read and shown with.
 * @param languages that it is read with (`languagesOfList`)
 * @param language of whoever looks at it
 */
export async function loadShopWords(languages: readonly Language[], language: Language): Promise<ShopWords> {
  const vocabulary = await loadVocabulary(languages)
  const [index, titles, words] = await Promise.all([aislesFor(vocabulary), loadAisles(language), loadWords(language)])
  return { index, titles, words, language }
}
