import type { RecipeSummary } from '@potluck/api/recipes'
import { useUndoable } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { useChangeRecipe } from './useChangeRecipe.ts'
import { useRestoreRecipe } from './useRestoreRecipe.ts'

export interface DeletedRecipe {
  readonly id: string
  readonly title: string
  /** What lists show at once when it is brought back; left out where only its name is known. */
  readonly summary?: RecipeSummary
  /** What the cook is told; that it was deleted when left out. */
  readonly done?: string
}

/** Puts a recipe into the trash, with a chance to undo. */
export function useUndoableDelete(): (recipe: DeletedRecipe) => void {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const recipes = useChangeRecipe()
  const restore = useRestoreRecipe()
  const undoable = useUndoable()
  return ({ id, title, summary, done = t('recipe.deleted', { title }) }) =>
    undoable({
      id,
      done,
      failed: t('deleteFailed', { title }),
      async remove() {
        recipes.remove({ id, title })
        host.pins.unpin(id)
      },
      restore: { run: () => restore([id], summary ? [summary] : []), failed: t('trash.restoreFailed', { title }) },
    })
}
