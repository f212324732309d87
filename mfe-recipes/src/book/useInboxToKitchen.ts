import type { Kitchen } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { listRecipes, type Recipe, saveCopy, searchRecipes } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { deleteOne } from '../changes/book-changes.ts'

/**
 * Keeps a recipe of the inbox in a kitchen: copies it there, deletes it from the inbox, and opens the copy. Shows a toast on success
 * and failure.
 */
export function useInboxToKitchen() {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const copying = useCall(saveCopy, { changes: [listRecipes, searchRecipes, listLabels] })
  return {
    isSaving: copying.isPending,
    async save({ id, title }: Pick<Recipe, 'id' | 'title'>, kitchen: Pick<Kitchen, 'id' | 'name'>): Promise<void> {
      try {
        const copy = await copying.mutateAsync({ params: { id }, query: { kitchen: kitchen.id } })
        host.changes.add(deleteOne({ id, title }))
        host.bus.emit('recipe:updated', { recipeId: id, change: 'deleted' })
        host.bus.emit('recipe:updated', { recipeId: copy.id, change: 'created' })
        host.toast({ message: t('inbox.savedInKitchen', { title, kitchen: kitchen.name }), tone: 'done' })
        host.navigate(paths.recipe(copy.id), { replace: true })
      } catch {
        host.toast({ message: t('inbox.saveFailed', { title }), tone: 'problem' })
      }
    },
  }
}
