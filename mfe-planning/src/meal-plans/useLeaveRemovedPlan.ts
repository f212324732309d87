import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'

/** Opens all plans when the open one is deleted or not shared any more, and names who did it. */
export function useLeaveRemovedPlan(id: string, title: string | undefined): void {
  const host = useHost()
  const { account } = useSession()
  const { t } = useTranslation('planning')
  useBusEvent('mealPlan:removed', ({ mealPlanId, updatedBy }) => {
    if (mealPlanId !== id) return
    host.navigate(paths.mealPlanners(), { replace: true })
    if (updatedBy.id !== account?.id && title !== undefined) {
      host.toast({ message: t('list.removedBy', { title, name: updatedBy.name }) })
    }
  })
}
