import type { Recipe } from '@potluck/api/recipes'
import { useUndoable } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChangeRecipe } from '../book/useChangeRecipe.ts'
import { useRestoreRecipe } from '../book/useRestoreRecipe.ts'

/** Puts the recipe that is shown into the trash, with a chance to undo, and goes back to where the cook came from. */
export function useDeleteRecipe(recipe: Recipe): () => void {
  const { id, title, folder } = recipe
  const { t } = useTranslation('recipes')
  const host = useHost()
  const navigate = useNavigate()
  const openedHere = useLocation().key === 'default'
  const recipes = useChangeRecipe()
  const restore = useRestoreRecipe()
  const undoable = useUndoable()

  return () => {
    undoable({
      id,
      done: t('recipe.deleted', { title }),
      failed: t('deleteFailed', { title }),
      async remove() {
        recipes.remove(recipe)
        host.pins.unpin(id)
      },
      restore: { run: () => restore([id], [recipe]), failed: t('trash.restoreFailed', { title }) },
    })
    // Its own entry is left behind, so that Back does not lead to what is gone.
    if (openedHere) navigate(paths.list(folder === 'inbox' ? 'inbox' : 'main'), { replace: true })
    else navigate(-1)
  }
}
