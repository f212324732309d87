import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Opens the list of recipes when the open kitchen is no longer the member's to see, and says so.
 * @returns does the same where the member left or dissolved it here
 */
export function useLeaveKitchenPage(id: string, name: string | undefined): () => void {
  const host = useHost()
  const { t } = useTranslation('social')
  const hasLeft = useRef(false)
  function leave() {
    // The live channel and the answer to the call both come here, whichever is first.
    if (hasLeft.current) return
    hasLeft.current = true
    host.navigate(paths.home(), { replace: true })
    if (name !== undefined) host.toast({ message: t('kitchens.left', { kitchen: name }), kind: `kitchen.ended.${id}` })
  }
  useBusEvent('kitchen:removed', ({ kitchenId }) => {
    if (kitchenId === id) leave()
  })
  return leave
}
