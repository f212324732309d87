import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { useChangeRecipe } from '../book/useChangeRecipe.ts'

/** Asks, naming the recipe, and deletes it; then shows the folder it was in. */
export function useDeleteRecipe({ id, title, folder }: Recipe): () => Promise<void> {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const recipes = useChangeRecipe()

  return async () => {
    const sure = await host.confirm({
      title: t('recipe.deleteTitle'),
      message: t('recipe.deleteMessage', { title }),
      confirm: t('delete'),
      destructive: true,
    })
    if (!sure) return
    try {
      await recipes.remove(id)
      host.pins.unpin(id)
      host.toast({ message: t('recipe.deleted', { title }), tone: 'done' })
      host.navigate(paths.list(folder === 'inbox' ? 'inbox' : 'main'), { replace: true })
    } catch {
      host.toast({ message: t('deleteFailed', { title }), tone: 'problem' })
    }
  }
}
