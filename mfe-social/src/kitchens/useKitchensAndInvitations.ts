import { listKitchenLinks } from '@potluck/api/kitchen-links'
import { getKitchen, listKitchens } from '@potluck/api/kitchens'
import { usePendingDeletions } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useCallback } from 'react'
import type { Kitchens } from './kitchen-types.ts'

const events = ['kitchen:changed', 'kitchen:invited', 'kitchen:removed', 'live:connected'] as const

/** Updates kitchens, their members and their links by the live channel while a screen is open. */
export const useFollowKitchens = (): void => useRefetchOn(events, listKitchens, getKitchen, listKitchenLinks)

/** Kitchens and open invitations, without those that are being declined. */
export function useKitchensAndInvitations() {
  const declined = usePendingDeletions()
  const select = useCallback(
    ({ kitchens, invitations }: Kitchens): Kitchens => ({
      kitchens,
      invitations: invitations.filter(({ kitchen }) => !declined.has(kitchen.id)),
    }),
    [declined],
  )
  return useAnswer(listKitchens, {}, { select })
}
