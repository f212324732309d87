import { paths } from '@potluck/platform/paths'
import { useLocation, useNavigate } from 'react-router-dom'
import { isFromRecipe } from '../book/way-from-recipe.ts'

/**
 * Back to the recipe, whatever the cook looked at before: by the history where the recipe itself is the page before, else
 * in place of this page, so that Back never leads to cooking again.
 */
export function useLeaveCooking(recipeId: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (isFromRecipe(state, recipeId)) navigate(-1)
    else navigate(paths.recipe(recipeId), { replace: true })
  }
}
