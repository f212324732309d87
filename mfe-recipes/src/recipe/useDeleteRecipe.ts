import type { Recipe } from '@potluck/api/recipes'
import { paths } from '@potluck/platform/paths'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUndoableDelete } from '../book/useUndoableDelete.ts'

/** Moves the current recipe to the trash, offers undo, and returns to the previous screen. */
export function useDeleteRecipe(recipe: Recipe): () => void {
  const { id, title, folder, kitchenId } = recipe
  const navigate = useNavigate()
  const openedHere = useLocation().key === 'default'
  const remove = useUndoableDelete()

  return () => {
    remove({ id, title, kitchenId, summary: recipe })
    // Its entry of the history is left, so that Back does not open the deleted recipe.
    if (openedHere)
      navigate(paths.list(folder === 'inbox' ? 'inbox' : 'main', { kitchen: kitchenId }), { replace: true })
    else navigate(-1)
  }
}
