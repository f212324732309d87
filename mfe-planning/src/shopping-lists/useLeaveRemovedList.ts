import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'

/** Opens all lists when the open one is deleted or not shared any more, and names who did it. */
export function useLeaveRemovedList(id: string, title: string | undefined): void {
  const host = useHost()
  const { account } = useSession()
  const { t } = useTranslation('planning')
  useBusEvent('shoppingList:removed', ({ shoppingListId, updatedBy }) => {
    if (shoppingListId !== id) return
    host.navigate(paths.shoppingLists(), { replace: true })
    if (updatedBy.id !== account?.id && title !== undefined) {
      // A deleted account has no name.
      const { name } = updatedBy
      host.toast({ message: name === '' ? t('list.removed', { title }) : t('list.removedBy', { title, name }) })
    }
  })
}
