import type { RecipeSummary } from '@potluck/api/recipes'
import { useUndoable } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { useChangeRecipe } from './useChangeRecipe.ts'
import { useRestoreRecipe } from './useRestoreRecipe.ts'

export interface DeletedRecipe {
  readonly id: string
  readonly title: string
  readonly kitchenId?: string | undefined
  /** The row for optimistic lists after undo; omitted if only the title is available. */
  readonly summary?: RecipeSummary
  /** The toast; "deleted" if omitted. */
  readonly done?: string
}

/** Moves a recipe to the trash and offers undo. */
export function useUndoableDelete(): (recipe: DeletedRecipe) => void {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const recipes = useChangeRecipe()
  const restore = useRestoreRecipe()
  const undoable = useUndoable()
  return ({ id, title, kitchenId, summary, done = t('recipe.deleted', { title }) }) =>
    undoable({
      id,
      done,
      failed: t('deleteFailed', { title }),
      async remove() {
        recipes.remove({ id, title, kitchenId })
        host.pins.unpin(id)
      },
      restore: {
        run: () => restore([id], summary ? [summary] : [], kitchenId),
        failed: t('trash.restoreFailed', { title }),
      },
    })
}
