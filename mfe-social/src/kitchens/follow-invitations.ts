import { listKitchens } from '@potluck/api/kitchens'
import { forgetRecentKitchens, noteKitchens, recentKitchens } from '@potluck/parts/recent-kitchens'
import type { Host } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import type { BackgroundInput } from '@potluck/platform/remote'

/** These change the invitations into kitchens. */
export const invitationEvents = ['auth', 'kitchen:invited', 'kitchen:changed', 'kitchen:removed'] as const

/** The number of open invitations into kitchens. */
export async function countInvitations(host: Host, signal: AbortSignal): Promise<number> {
  const recent = recentKitchens(host)
  if (recent) return recent.answer.invitations.length
  const { data } = await host.api.call(listKitchens, {}, { signal, silent: true })
  noteKitchens(host, { at: Date.now(), answer: data })
  return data.invitations.length
}

/** Announces invitations into kitchens, and tells that one’s kitchen was dissolved. @returns stops */
export function followKitchenInvitations({ host, t }: BackgroundInput): () => void {
  // Before they are counted again.
  const stopForgetting = invitationEvents.map((event) => host.bus.on(event, () => forgetRecentKitchens(host)))
  const stopAnnouncing = host.bus.on('kitchen:invited', ({ from }) => {
    // The page of people shows the invitation.
    if (host.path() === paths.people()) return
    host.toast({
      message: t('kitchens.announced', { name: from.name }),
      duration: 7_000,
      action: { label: t('announced.view'), run: () => host.navigate(paths.people()) },
    })
  })
  const stopTelling = host.bus.on('kitchen:dissolved', ({ kitchenId, name, from }) => {
    host.toast({
      message: t('rest.announced', { name: from.name, kitchen: name }),
      kind: `kitchen.ended.${kitchenId}`,
      duration: 10_000,
      action: { label: t('announced.view'), run: () => host.navigate(paths.kitchen(kitchenId)) },
    })
  })
  return () => {
    for (const stop of stopForgetting) stop()
    stopAnnouncing()
    stopTelling()
  }
}
