import { type DensityIndex, densityIndexOf } from '../densities.ts'
import { loaders } from '../languages/loaders.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** Names of the things whose density is known, in the languages of a vocabulary. */
export async function loadDensities(vocabulary: Vocabulary): Promise<DensityIndex> {
  const words = await Promise.all(vocabulary.languages.map(({ language }) => loaders[language].densities()))
  return densityIndexOf(words, vocabulary)
}
