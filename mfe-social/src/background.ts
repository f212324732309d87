import { listFriends } from '@potluck/api/friends'
import { listThreads } from '@potluck/api/messages'
import type { Host } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import type { Background, BackgroundInput } from '@potluck/platform/remote'
import { syncBadge } from '@potluck/platform/sync-badge'
import { announceMessages } from './messages/announce-messages.ts'
import { prefetchConversations } from './messages/prefetch-conversations.ts'

/** Counts the people who asked to be friends, and announces who became one. @returns stops */
function followFriends({ host, t }: BackgroundInput): () => void {
  let friendIds: ReadonlySet<string> | undefined
  return syncBadge(host, {
    entry: 'people',
    events: ['auth', 'friends:updated', 'live:connected'],
    async count(signal) {
      const { data } = await host.api.call(listFriends, {}, { signal, silent: true })
      const added = data.friends.filter(({ friendId }) => friendIds && !friendIds.has(friendId))
      // Who accepts an invitation reads it on its page.
      const isAccepting = host.path().startsWith(paths.friendInvitation(''))
      for (const { otherUser } of isAccepting ? [] : added) {
        host.toast({ message: t('friendship.accepted', { name: otherUser.name }), tone: 'done' })
      }
      friendIds = new Set(data.friends.map(({ friendId }) => friendId))
      return data.incomingRequests.length
    },
  })
}

/** Counts the messages that were read on no device, but of conversations that are muted. @returns stops */
const countUnread = (host: Host): (() => void) =>
  syncBadge(host, {
    entry: 'messages',
    events: ['auth', 'messages:new', 'messages:changed', 'live:connected'],
    async count(signal) {
      const { data } = await host.api.call(listThreads, {}, { signal, silent: true })
      return data.reduce((sum, { unreadCount, muted }) => sum + (muted ? 0 : unreadCount), 0)
    },
  })

/** What runs of people and messages while no screen of theirs is shown. */
export const background: Background = (given) => {
  const stops = [
    followFriends(given),
    countUnread(given.host),
    prefetchConversations(given.host),
    announceMessages(given),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
