import type { Endpoint } from '@potluck/api/endpoint'
import { listKitchenLinks } from '@potluck/api/kitchen-links'
import { getKitchen, listKitchens } from '@potluck/api/kitchens'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useFailureWords } from './useFailureWords.ts'

/** The answers that a change of a kitchen changes. */
export const kitchenAnswers = [listKitchens, getKitchen, listKitchenLinks] as const

/** A change of a kitchen by a button that has no place for a failure: a toast says it. */
export function useKitchenCall<E extends Endpoint>(endpoint: E) {
  const host = useHost()
  const why = useFailureWords()
  return useCall(endpoint, {
    changes: kitchenAnswers,
    onError: (error) => host.toast({ message: why(error), tone: 'problem' }),
  })
}
