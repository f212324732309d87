import type { CupWeights } from '@potluck/cooking/cup-weights'
import { findFoodByName } from './find-food.ts'
import type { FoodIndex } from './food-index.ts'

/** The weights of cups for whoever converts lines and steps. */
export const cupWeightsOf = (index: FoodIndex): CupWeights => ({
  vocabulary: index.vocabulary,
  gramsPerCup: (ingredient) => {
    const food = findFoodByName(ingredient, index)
    return food?.isWeighed ? (food.grams['cup'] ?? null) : null
  },
})
