import { listFriends } from '@potluck/api/friends'
import { listThreads, type Thread } from '@potluck/api/messages'
import type { Host } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import type { Background, BackgroundInput } from '@potluck/platform/remote'
import { syncBadge } from '@potluck/platform/sync-badge'
import { countInvitations, followKitchenInvitations, invitationEvents } from './kitchens/follow-invitations.ts'
import { announceMessages } from './messages/announce-messages.ts'
import { prefetchConversations } from './messages/prefetch-conversations.ts'

/** Counts friend requests with invitations into kitchens, and announces new friends. @returns stops */
function followFriends({ host, t }: BackgroundInput): () => void {
  let friendIds: ReadonlySet<string> | undefined
  return syncBadge(host, {
    entry: 'people',
    events: [...invitationEvents, 'friends:updated', 'live:connected'],
    async count(signal) {
      const [{ data }, invitations] = await Promise.all([
        host.api.call(listFriends, {}, { signal, silent: true }),
        countInvitations(host, signal),
      ])
      const added = data.friends.filter(({ friendId }) => friendIds && !friendIds.has(friendId))
      // The page of an invitation says so to the member who accepts it.
      const isAccepting = host.path().startsWith(paths.friendInvitation(''))
      for (const { otherUser } of isAccepting ? [] : added) {
        host.toast({ message: t('friendship.accepted', { name: otherUser.name }), tone: 'done' })
      }
      friendIds = new Set(data.friends.map(({ friendId }) => friendId))
      return data.incomingRequests.length + invitations
    },
  })
}

/**
 * Counts unread messages without muted conversations, and prefetches the latest conversations. Both read one answer: each
 * event that starts a prefetch has the count asked again first.
 * @returns stops
 */
function followConversations(host: Host): () => void {
  let threads: Promise<readonly Thread[]> = Promise.resolve([])
  const stopCount = syncBadge(host, {
    entry: 'messages',
    events: ['auth', 'messages:new', 'messages:changed', 'live:connected'],
    async count(signal) {
      const asked = host.api.call(listThreads, {}, { signal, silent: true })
      threads = asked.then(({ data }) => data)
      return (await threads).reduce((sum, { unreadCount, muted }) => sum + (muted ? 0 : unreadCount), 0)
    },
  })
  const stopPrefetch = prefetchConversations(host, () => threads)
  return () => {
    stopCount()
    stopPrefetch()
  }
}

/** The background of people, kitchens and messages. */
export const background: Background = (given) => {
  const stops = [
    // Ahead of the count, which asks anew once what is kept is forgotten.
    followKitchenInvitations(given),
    followFriends(given),
    followConversations(given.host),
    announceMessages(given),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
