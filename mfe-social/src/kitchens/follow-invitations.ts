import { listKitchens } from '@potluck/api/kitchens'
import { paths } from '@potluck/platform/paths'
import type { BackgroundInput } from '@potluck/platform/remote'
import { syncBadge } from '@potluck/platform/sync-badge'

/** Counts open invitations into kitchens, and announces new ones. @returns stops */
export function followKitchenInvitations({ host, t }: BackgroundInput): () => void {
  const stopCount = syncBadge(host, {
    entry: 'kitchens',
    events: ['auth', 'kitchen:invited', 'kitchen:changed', 'kitchen:removed', 'live:connected'],
    async count(signal) {
      const { data } = await host.api.call(listKitchens, {}, { signal, silent: true })
      return data.invitations.length
    },
  })
  const stopAnnouncing = host.bus.on('kitchen:invited', ({ from }) => {
    // The page of kitchens shows the invitation.
    if (host.path() === paths.kitchens()) return
    host.toast({
      message: t('kitchens.announced', { name: from.name }),
      duration: 7_000,
      action: { label: t('announced.view'), run: () => host.navigate(paths.kitchens()) },
    })
  })
  return () => {
    stopCount()
    stopAnnouncing()
  }
}
