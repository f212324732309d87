import type { GramsOf } from '@potluck/cooking/merge-items'
import { findFood } from './find-food.ts'
import type { FoodIndex } from './food-index.ts'
import { weighLine } from './weigh-line.ts'

/** Weighs lines for a shopping list: as they are bought. */
export const gramsOfLines =
  (index: FoodIndex): GramsOf =>
  (line) => {
    const food = findFood(line, index)
    const weight = food ? weighLine(line, food, index) : null
    return typeof weight === 'object' && weight !== null ? weight.grams : null
  }
