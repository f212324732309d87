import type { Recipe } from '@potluck/api/recipes'
import { EaterLines } from './EaterLines.tsx'
import { marksOfContents } from './marks-of.ts'

/** Says in short for whom of those who eat along a whole recipe is not, or may not be. */
export const RecipeEaterLines = ({ recipe }: { readonly recipe: Pick<Recipe, 'contents' | 'kitchenId'> }) => (
  <EaterLines marks={marksOfContents(recipe.contents)} kitchenId={recipe.kitchenId} />
)
