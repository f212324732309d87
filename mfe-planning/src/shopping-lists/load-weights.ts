import type { GramsOf } from '@potluck/cooking/merge-items'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { gramsOfLines } from '@potluck/foods/grams-of'
import { loadFoods } from '@potluck/foods/load-foods'

/** Loads what weighs the lines of a list. */
export const loadWeights = async (vocabulary: Vocabulary): Promise<GramsOf> => gramsOfLines(await loadFoods(vocabulary))
