import { emptyTrash, listDeletedThings, listTrash } from '@potluck/api/trash'
import { useFormats } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'

/** Permanently deletes recipes, lists and plans of the trash after a confirmation. */
export function useEmptyTrash() {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const host = useHost()
  const { mutate, isPending } = useCall(emptyTrash, { toast: true, changes: [listTrash, listDeletedThings] })
  return {
    isEmptying: isPending,
    async empty(recipeCount: number, thingCount: number) {
      const what = [
        ...(recipeCount > 0 ? [t('trash.countRecipes', { count: recipeCount })] : []),
        ...(thingCount > 0 ? [t('trash.countThings', { count: thingCount })] : []),
      ]
      const sure = await host.confirm({
        title: t('trash.emptyTitle'),
        message: `${list(what)}. ${t('trash.deleteMessage')}`,
        confirm: t('trash.deleteConfirm'),
        destructive: true,
      })
      if (sure) mutate({})
    },
  }
}
