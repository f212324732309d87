import { useLocation, useNavigate } from 'react-router-dom'
import { isFrom } from '../book/way-from-recipe.ts'

/**
 * Returns to the recipe: back in the history if the recipe is the previous entry, else by replacing this entry, so that
 * Back never opens cook mode again.
 */
export function useLeaveCooking(recipePath: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (isFrom(state, recipePath)) navigate(-1)
    else navigate(recipePath, { replace: true })
  }
}
