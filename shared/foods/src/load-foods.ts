import type { Language } from '@potluck/cooking/language'
import { loadAisles } from '@potluck/cooking/languages/load-aisles'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { type FoodIndex, foodIndexOf, type NamedFoods } from './food-index.ts'
import { loaders } from './languages/loaders.ts'
import { readNumbers } from './read-numbers.ts'

async function namedFoods(language: Language): Promise<NamedFoods> {
  const { names, remarks } = loaders[language]
  const [aisles, listed, words] = await Promise.all([loadAisles(language), names(), remarks()])
  return { aisles, names: listed.slice(1, -1).split('\n'), remarks: words }
}

async function load(vocabulary: Vocabulary): Promise<FoodIndex> {
  const languages = vocabulary.languages.map(({ language }) => namedFoods(language))
  const [{ numbers }, named] = await Promise.all([
    import(/* webpackChunkName: "foods" */ './tables/numbers.ts'),
    Promise.all(languages),
  ])
  return foodIndexOf(readNumbers(numbers), named, vocabulary)
}

const indexes = new WeakMap<Vocabulary, Promise<FoodIndex>>()

/** The foods by their names in the languages of a vocabulary. Made once for each. */
export function loadFoods(vocabulary: Vocabulary): Promise<FoodIndex> {
  const made = indexes.get(vocabulary) ?? load(vocabulary)
  indexes.set(vocabulary, made)
  // A failed request is sent again next time.
  made.catch(() => indexes.delete(vocabulary))
  return made
}
