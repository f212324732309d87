import { useStore } from '@potluck/platform/hooks'
import { doomedRecipes } from './doomed-recipes.ts'

/** Ids of recipes that lists leave out because they are about to be deleted. */
export const useDoomedRecipes = (): ReadonlySet<string> => useStore(doomedRecipes)
