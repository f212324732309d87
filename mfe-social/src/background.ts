import { listFriends } from '@potluck/api/friends'
import type { Host } from '@potluck/platform/host'
import { keepBadge } from '@potluck/platform/keep-badge'
import type { Background } from '@potluck/platform/remote'
import { announceMessages } from './messages/announce-messages.ts'

/** Counts the people who asked to be friends. @returns stops */
const countRequests = (host: Host): (() => void) =>
  keepBadge(host, {
    entry: 'people',
    events: ['auth', 'friends:updated', 'live:connected'],
    async count(signal) {
      const { data } = await host.api.call(listFriends, {}, { signal, silent: true })
      return data.incomingRequests.length
    },
  })

/** What runs of people and messages while no screen of theirs is shown. */
export const background: Background = (given) => {
  const stops = [countRequests(given.host), announceMessages(given)]
  return () => {
    for (const stop of stops) stop()
  }
}
