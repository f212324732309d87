import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import type { FoodIndex } from './food-index.ts'
import type { Marks } from './marks.ts'

/** Says what a line contains by all its words, as `lineMarks` does. */
export type ReadMarks = (line: IngredientLine) => {
  readonly contains: Marks
  readonly mayContain: Marks
  readonly isUnderstood: boolean
}

export interface Knowledge {
  readonly foods: FoodIndex
  readonly marks: ReadMarks
}
