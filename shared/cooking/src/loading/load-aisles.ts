import type { AisleWords } from '../aisle-words.ts'
import { type AisleIndex, aisleIndexOf } from '../aisles.ts'
import type { ShopWords } from '../arrange-shop.ts'
import type { Language } from '../language.ts'
import { aisleLoaders } from '../languages/aisle-loaders.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { loadVocabulary, loadWords } from './load-words.ts'

/** The aisles of one language, in a chunk of their own. */
export const loadAisles = (language: Language): Promise<AisleWords> => aisleLoaders[language]()

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
 * Loads the words with which a list is read and shown.
 * @param languages that it is read with (`languagesOfList`)
 * @param language of whoever looks at it
 */
export async function loadShopWords(languages: readonly Language[], language: Language): Promise<ShopWords> {
  // Asked for together: the index waits for the vocabulary, the network need not.
  const [vocabulary] = await Promise.all([loadVocabulary(languages), ...languages.map(loadAisles)])
  const [index, titles, words] = await Promise.all([aislesFor(vocabulary), loadAisles(language), loadWords(language)])
  return { index, titles, words, language }
}
