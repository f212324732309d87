import { paths } from '@potluck/platform/paths'
import { useLocation, useNavigate } from 'react-router-dom'
import { isFromRecipe } from '../book/way-from-recipe.ts'

/**
 * Returns to the recipe: back in the history if the recipe is the previous entry, else by replacing this entry, so that
 * Back never opens cook mode again.
 */
export function useLeaveCooking(recipeId: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (isFromRecipe(state, recipeId)) navigate(-1)
    else navigate(paths.recipe(recipeId), { replace: true })
  }
}
