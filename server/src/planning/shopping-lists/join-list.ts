import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { OpenedInvitation } from '../../people/invitations/store.ts'
import type { Joined } from '../../people/sharing/notify-sharing.ts'
import { membersOf } from '../../people/sharing/sharing.ts'

/** People on one thing, as many as its owner can choose. */
const maxPeople = 101

/**
 * Adds a person to the list of an invitation that they just used.
 * @returns who is on it by that; null where the invitation is onto no list
 * @throws {Refusal} `list-full` when too many people are on it
 */
export async function joinByInvitation(
  inside: Database,
  { ownerId, listId }: OpenedInvitation,
  userId: string,
): Promise<Joined | null> {
  if (listId === null) return null
  await inside.db
    .insertInto('shoppingListCollaborators')
    .values({ userId, ownerId, listId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const audience = await membersOf(inside, 'list', listId)
  if (audience.length > maxPeople) throw new Refusal('list-full', `no more than ${maxPeople} people are on a list`)
  return { listId, userId, audience }
}
