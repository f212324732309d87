import type { WrittenRecipe } from '@potluck/api/recipes'
import { blankTexts } from '@potluck/recipe/fields'

/** An empty recipe. */
export const blankRecipe: WrittenRecipe = { ...blankTexts, rating: null, labels: [], imageIds: [] }
