import { deleteForGood, listTrash, type TrashedRecipe } from '@potluck/api/trash'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRestoreRecipe } from '../book/useRestoreRecipe.ts'

/** What can be done with a recipe of the trash. */
export function useTrashedRecipe({ id, title }: TrashedRecipe) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [isRestoring, setRestoring] = useState(false)
  const restoreRecipe = useRestoreRecipe()
  const deleting = useCall(deleteForGood, { toast: true, changes: [listTrash] })

  return {
    isBusy: isRestoring || deleting.isPending,
    async restore() {
      setRestoring(true)
      try {
        await restoreRecipe([id])
        host.toast({
          message: t('trash.restored', { title }),
          tone: 'done',
          action: { label: t('inbox.open'), run: () => host.navigate(paths.recipe(id)) },
        })
      } catch {
        host.toast({ message: t('trash.restoreFailed', { title }), tone: 'problem' })
      }
      setRestoring(false)
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
