import { listLabels } from '@potluck/api/labels'
import { listRecipes, searchRecipes } from '@potluck/api/recipes'

/** Questions whose answers may change whenever a recipe of the book does. */
export const bookQuestions = [listRecipes, searchRecipes, listLabels] as const
