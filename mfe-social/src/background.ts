import { listFriends } from '@potluck/api/friends'
import { listThreads } from '@potluck/api/messages'
import type { Host } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import type { Background, BackgroundInput } from '@potluck/platform/remote'
import { syncBadge } from '@potluck/platform/sync-badge'
import { followKitchenInvitations } from './kitchens/follow-invitations.ts'
import { announceMessages } from './messages/announce-messages.ts'
import { prefetchConversations } from './messages/prefetch-conversations.ts'

/** Counts friend requests and announces new friends. @returns stops */
function followFriends({ host, t }: BackgroundInput): () => void {
  let friendIds: ReadonlySet<string> | undefined
  return syncBadge(host, {
    entry: 'people',
    events: ['auth', 'friends:updated', 'live:connected'],
    async count(signal) {
      const { data } = await host.api.call(listFriends, {}, { signal, silent: true })
      const added = data.friends.filter(({ friendId }) => friendIds && !friendIds.has(friendId))
      // The page of an invitation says so to the member who accepts it.
      const isAccepting = host.path().startsWith(paths.friendInvitation(''))
      for (const { otherUser } of isAccepting ? [] : added) {
        host.toast({ message: t('friendship.accepted', { name: otherUser.name }), tone: 'done' })
      }
      friendIds = new Set(data.friends.map(({ friendId }) => friendId))
      return data.incomingRequests.length
    },
  })
}

/** Counts unread messages without muted conversations. @returns stops */
const countUnread = (host: Host): (() => void) =>
  syncBadge(host, {
    entry: 'messages',
    events: ['auth', 'messages:new', 'messages:changed', 'live:connected'],
    async count(signal) {
      const { data } = await host.api.call(listThreads, {}, { signal, silent: true })
      return data.reduce((sum, { unreadCount, muted }) => sum + (muted ? 0 : unreadCount), 0)
    },
  })

/** The background of people, kitchens and messages. */
export const background: Background = (given) => {
  const stops = [
    followFriends(given),
    followKitchenInvitations(given),
    countUnread(given.host),
    prefetchConversations(given.host),
    announceMessages(given),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
