import { listLabels } from '@potluck/api/labels'
import { listRecipes, searchRecipes } from '@potluck/api/recipes'

/** Questions whose answers may change when a recipe of the book changes. */
export const bookQuestions = [listRecipes, searchRecipes, listLabels] as const
