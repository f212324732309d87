import type { ApiClient } from '@potluck/api/client'
import { listFriends } from '@potluck/api/friends'
import { countRecipes } from '@potluck/api/recipes'
import type { Bus } from '@potluck/platform/bus'
import type { EventName } from '@potluck/platform/events'
import type { Store } from '@potluck/platform/store'
import { type Badges, noBadges } from '../host/badges.ts'

const inboxEvents: readonly EventName[] = ['auth', 'recipe:updated', 'messages:new', 'live:connected']
const friendEvents: readonly EventName[] = ['auth', 'friends:updated', 'live:connected']

/**
 * Keeps the badges right while a session lasts. A count that cannot be read keeps its last value: a badge is no
 * reason to interrupt a cook.
 * @returns stops
 */
export function keepBadges(api: ApiClient, bus: Bus, badges: Store<Badges>): () => void {
  let stopped = false
  const set = (change: Partial<Badges>) => {
    if (!stopped) badges.set({ ...badges.get(), ...change })
  }
  const countInbox = () =>
    api.call(countRecipes, { query: { folder: 'inbox' } }, { silent: true }).then(
      ({ data }) => set({ inbox: data.count }),
      () => {},
    )
  const countRequests = () =>
    api.call(listFriends, {}, { silent: true }).then(
      ({ data }) => set({ friendRequests: data.incomingRequests.length }),
      () => {},
    )

  void countInbox()
  void countRequests()
  const stops = [
    ...inboxEvents.map((name) => bus.on(name, () => void countInbox())),
    ...friendEvents.map((name) => bus.on(name, () => void countRequests())),
  ]
  return () => {
    stopped = true
    for (const stop of stops) stop()
    badges.set(noBadges)
  }
}
