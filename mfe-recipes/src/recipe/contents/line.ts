import type { RecipeContents } from '@potluck/api/contents'

/** The contents of one line of a recipe. */
export type Line = RecipeContents['lines'][number]
