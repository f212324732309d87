import { type DensityIndex, type DensityWords, densityIndexOf } from '../densities.ts'
import type { Language } from '../language.ts'
import type { Vocabulary } from '../vocabulary.ts'

const loaders: { readonly [language in Language]: () => Promise<DensityWords> } = {
  'en-us': async () => (await import('./en-us.ts')).enUsDensities,
  'de-de': async () => (await import('./de-de.ts')).deDeDensities,
  'it-it': async () => (await import('./it-it.ts')).itItDensities,
  'uk-ua': async () => (await import('./uk-ua.ts')).ukUaDensities,
  he: async () => (await import('./he.ts')).heDensities,
}

/** What things are called whose density is known, in the languages of a vocabulary. */
export async function loadDensities(vocabulary: Vocabulary): Promise<DensityIndex> {
  const words = await Promise.all(vocabulary.languages.map(({ language }) => loaders[language]()))
  return densityIndexOf(words, vocabulary)
}
