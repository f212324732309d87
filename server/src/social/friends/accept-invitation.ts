import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { invitationDead, OpenedInvitation } from '../../people/invitations/store.ts'
import { friendsAmong } from '../../people/people/friends.ts'
import { blockedAmong, isHidden } from '../../people/people/hidden.ts'
import { befriend } from './store.ts'

/**
 * Makes the member a friend of the inviter. A member who is one already uses nothing up, also when none is left.
 * @returns who invited, and whether they were no friends before
 * @throws {Refusal} `invitation-dead`, `blocked`, and `invalid` for the member's own
 */
export function acceptInvitation(
  database: Database,
  member: Member,
  secret: string,
): Promise<{ readonly ownerId: string; readonly isNew: boolean }> {
  return inTransaction(database, async (inside) => {
    const looked = await OpenedInvitation.look(inside, secret)
    if (!looked?.befriends || (await isHidden(inside, member, looked.ownerId))) throw invitationDead()
    const { ownerId } = looked
    if (ownerId === member.id) throw new Refusal('invalid', 'nobody is a friend of their own', 'body.secret')
    if ((await blockedAmong(inside, member, [ownerId])).size > 0) {
      throw new Refusal('blocked', 'whom you blocked you cannot become a friend of', 'body.secret')
    }
    if ((await friendsAmong(inside, member, [ownerId])).has(ownerId)) return { ownerId, isNew: false }
    const used = await OpenedInvitation.use(inside, secret)
    if (!used) throw invitationDead()
    return { ownerId, isNew: await befriend(inside, used, member.id) }
  })
}
