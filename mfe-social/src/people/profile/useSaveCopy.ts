import { saveCopy } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'

/** Puts a copy of somebody's recipe into the member's own book. */
export function useSaveCopy() {
  const { t } = useTranslation('social')
  const host = useHost()
  const { mutate, isPending, variables } = useCall(saveCopy, { toast: true })
  return {
    /** The recipe whose copy is on its way. */
    savingId: isPending ? variables.params.id : null,
    save({ id, title }: { readonly id: string; readonly title: string }) {
      if (isPending) return
      mutate(
        { params: { id } },
        {
          onSuccess(copy) {
            host.bus.emit('recipe:updated', { recipeId: copy.id, change: 'created' })
            host.toast({
              message: t('profile.copySaved', { title }),
              tone: 'done',
              action: { label: t('announced.view'), run: () => host.navigate(paths.recipe(copy.id)) },
            })
          },
        },
      )
    },
  }
}
