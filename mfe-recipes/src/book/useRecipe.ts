import { getRecipe } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'

/** One recipe of the own book. */
export const useRecipe = (recipeId: string) => useAnswer(getRecipe, { params: { id: recipeId } })
