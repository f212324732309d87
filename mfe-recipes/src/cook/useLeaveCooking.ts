import { paths } from '@potluck/platform/paths'
import { useLocation, useNavigate } from 'react-router-dom'

/** Back to the recipe: where the cook came from, or, where the page was opened right here, in its place. */
export function useLeaveCooking(recipeId: string): () => void {
  const navigate = useNavigate()
  const openedHere = useLocation().key === 'default'
  return () => {
    if (openedHere) navigate(paths.recipe(recipeId), { replace: true })
    else navigate(-1)
  }
}
