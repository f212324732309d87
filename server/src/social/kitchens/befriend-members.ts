import { Reader } from '../../ground/access/reader.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { befriendAll } from '../../people/people/befriend.ts'
import { notifyFriends } from '../../people/people/notify-friends.ts'
import { readableBook } from '../../people/policies/books.ts'
import { notifyKitchen } from './notify-kitchen.ts'

/** Makes somebody who is in a kitchen a friend of all others there, except where one blocked the other. */
export async function befriendMembers(services: Services, reader: Reader, kitchenId: string): Promise<void> {
  const { audience } = await readableBook(services.database, reader, kitchenId)
  const others = audience.filter((id) => id !== reader.id)
  for (const id of await befriendAll(services.database, reader, others)) await notifyFriends(services, reader.id, id)
}

/** Tells a kitchen that somebody has come into it with a new account, and makes them friends of all there. */
export async function welcomeIntoKitchen(services: Services, userId: string, kitchenId: string): Promise<void> {
  await notifyKitchen(services, kitchenId)
  await befriendMembers(services, Reader.for(userId, 'their new account is in a kitchen'), kitchenId)
}
