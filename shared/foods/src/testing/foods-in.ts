import type { Language } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import type { FoodIndex } from '../food-index.ts'
import { loadFoods } from '../load-foods.ts'

/** The foods by the names of some languages. */
export const foodsIn = async (...languages: readonly Language[]): Promise<FoodIndex> =>
  loadFoods(await loadVocabulary(languages))
