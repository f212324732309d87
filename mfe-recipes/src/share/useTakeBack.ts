import { inBook } from '@potluck/api/of-book'
import { deleteShare, listShares, type Share } from '@potluck/api/shares'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'

/**
 * Revokes a link after a confirmation. Its address never opens again and is never reused.
 * @param kitchenId the kitchen in whose book its recipe is; undefined for the own book
 */
export function useTakeBack(
  link: Share,
  kitchenId: string | undefined,
): { readonly takeBack: () => Promise<void>; readonly isBusy: boolean } {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const remove = useCall(deleteShare, { toast: true, changes: [listShares] })
  return {
    isBusy: remove.isPending,
    async takeBack() {
      const agreed = await host.confirm({
        title: t('sharing.askBack'),
        message: t('sharing.lostBack', { title: link.recipe.title }),
        confirm: t('sharing.takeBack'),
        destructive: true,
      })
      if (agreed) remove.mutate({ params: { id: link.id }, ...inBook(kitchenId) })
    },
  }
}
