import { paths } from '@potluck/platform/paths'

/** Where one cooks from a recipe, a step at a time. */
export const cookPath = (recipeId: string): string => `${paths.recipe(recipeId)}/cook`
