import { deleteRecipe } from '@potluck/api/recipes'
import { restoreRecipes } from '@potluck/api/trash'
import { useUndoable } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'

/** Declines a received recipe with undo. The sender is not notified. */
export function useRefuseRecipe() {
  const { t } = useTranslation('social')
  const { bus } = useHost()
  const undoable = useUndoable()
  const remove = useCall(deleteRecipe)
  const restore = useCall(restoreRecipes)
  return ({ id, title }: { readonly id: string; readonly title: string }) =>
    undoable({
      id,
      done: t('recipe.refused', { title }),
      failed: t('recipe.refuseFailed', { title }),
      async remove() {
        await remove.mutateAsync({ params: { id } })
        bus.emit('recipe:updated', { recipeId: id, change: 'deleted' })
      },
      restore: {
        failed: t('recipe.restoreFailed', { title }),
        async run() {
          await restore.mutateAsync({ body: { ids: [id] } })
          bus.emit('recipe:updated', { recipeId: id, change: 'created' })
        },
      },
    })
}
