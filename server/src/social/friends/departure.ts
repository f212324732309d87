import type { Departure } from '../../machinery/for-features/define-feature.ts'
import { nobody } from '../../people/people/people.ts'
import { listFriends } from './store.ts'

/** Friends of a member who deletes their account, and those with an open request. */
export const friendDeparture: Departure = async ({ database, notifier }, member) => {
  const { friends, incomingRequests, outgoingRequests } = await listFriends(database, member)
  const known = [...friends, ...incomingRequests, ...outgoingRequests].map(({ friendId }) => friendId)
  return () => notifier.notify(known, { type: 'friends:updated', data: { otherUser: nobody(member.id) } })
}
