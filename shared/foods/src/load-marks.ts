import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { loaders } from './languages/loaders.ts'
import { type MarkIndex, markIndexOf } from './marks/mark-index.ts'

const indexes = new WeakMap<Vocabulary, Promise<MarkIndex>>()

/** Loads what lines say of allergens, in the languages of a vocabulary. Made once for each. */
export function loadMarks(vocabulary: Vocabulary): Promise<MarkIndex> {
  const load = async () =>
    markIndexOf(await Promise.all(vocabulary.languages.map(({ language }) => loaders[language].marks())), vocabulary)
  const made = indexes.get(vocabulary) ?? load()
  indexes.set(vocabulary, made)
  made.catch(() => indexes.delete(vocabulary))
  return made
}
