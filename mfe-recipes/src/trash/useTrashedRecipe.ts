import { deleteForGood, listTrash, type TrashedRecipe } from '@potluck/api/trash'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { useRestoreRecipe } from '../book/useRestoreRecipe.ts'

/** What can be done with a recipe of the trash. */
export function useTrashedRecipe(recipe: TrashedRecipe) {
  const { id, title } = recipe
  const { t } = useTranslation('recipes')
  const host = useHost()
  const restoreRecipe = useRestoreRecipe()
  const deleting = useCall(deleteForGood, { toast: true, changes: [listTrash] })

  return {
    isBusy: deleting.isPending,
    async restore() {
      // Where it was it says itself, when the server has brought it back.
      await restoreRecipe([id], [])
      host.toast({
        message: t('trash.restored', { title }),
        tone: 'done',
        action: { label: t('inbox.open'), run: () => host.navigate(paths.recipe(id)) },
      })
    },
    async deleteForGood() {
      const sure = await host.confirm({
        title: t('trash.deleteTitle', { title }),
        message: t('trash.deleteMessage'),
        confirm: t('trash.deleteConfirm'),
        destructive: true,
      })
      if (sure) deleting.mutate({ params: { id } })
    },
  }
}
