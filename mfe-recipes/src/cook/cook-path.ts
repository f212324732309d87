import { paths } from '@potluck/platform/paths'

/** The path of cook mode of a recipe. */
export const cookPath = (recipeId: string): string => `${paths.recipe(recipeId)}/cook`
