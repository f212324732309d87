import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'
import type { Owned } from './may-delete.ts'

/** Leaves a list or plan when the cook is out of the kitchen that it belongs to. @param overview where they go */
export function useOutOfKitchen(thing: Pick<Owned, 'kitchen'> | undefined, overview: string): void {
  const host = useHost()
  const { t } = useTranslation('planning')
  useBusEvent('kitchen:removed', ({ kitchenId }) => {
    if (!thing?.kitchen || thing.kitchen.id !== kitchenId) return
    host.navigate(overview, { replace: true })
    host.toast({ message: t('kitchen.out', { name: thing.kitchen.name }) })
  })
}
