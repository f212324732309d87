import type { Services } from '../../machinery/for-features/services.ts'
import { peopleById } from './people.ts'

/** Tells both, on whatever devices they are, that they became friends or ceased to be: each hears who the other one is. */
export async function notifyFriends({ database, notifier }: Services, one: string, other: string): Promise<void> {
  const personOf = await peopleById(database, [one, other])
  notifier.notify([other], { type: 'friends:updated', data: { otherUser: personOf(one) } })
  notifier.notify([one], { type: 'friends:updated', data: { otherUser: personOf(other) } })
}
