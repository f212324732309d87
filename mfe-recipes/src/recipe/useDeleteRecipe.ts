import type { Recipe } from '@potluck/api/recipes'
import { paths } from '@potluck/platform/paths'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUndoableDelete } from '../book/useUndoableDelete.ts'

/** Puts the recipe that is shown into the trash, with a chance to undo, and goes back to where the cook came from. */
export function useDeleteRecipe(recipe: Recipe): () => void {
  const { id, title, folder } = recipe
  const navigate = useNavigate()
  const openedHere = useLocation().key === 'default'
  const remove = useUndoableDelete()

  return () => {
    remove({ id, title, summary: recipe })
    // Its own entry is left behind, so that Back does not lead to what is gone.
    if (openedHere) navigate(paths.list(folder === 'inbox' ? 'inbox' : 'main'), { replace: true })
    else navigate(-1)
  }
}
