import { emptyTrash, listTrash } from '@potluck/api/trash'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'

/** Deletes everything in the trash for good, after asking. */
export function useEmptyTrash() {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { mutate, isPending } = useCall(emptyTrash, { toast: true, changes: [listTrash] })
  return {
    isEmptying: isPending,
    async empty(count: number) {
      const sure = await host.confirm({
        title: t('trash.emptyTitle', { count }),
        message: t('trash.deleteMessage'),
        confirm: t('trash.deleteConfirm'),
        destructive: true,
      })
      if (sure) mutate({})
    },
  }
}
