import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { invitationDead, OpenedInvitation } from '../../people/invitations/store.ts'
import { blockedAmong, isHidden } from '../../people/people/hidden.ts'
import type { Joined } from '../../people/sharing/notify-sharing.ts'
import { membersOf } from '../../people/sharing/sharing.ts'
import { joinByInvitation } from './join-list.ts'

/**
 * Adds the member to the list of an invitation. A member who is on it already uses nothing up.
 * @returns the list, and who is on it by that; null where the member was
 * @throws {Refusal} `invitation-dead`, `blocked`, `list-full` when too many are on it
 */
export function acceptListInvitation(
  database: Database,
  member: Member,
  secret: string,
): Promise<{ readonly listId: string; readonly joined: Joined | null }> {
  return inTransaction(database, async (inside) => {
    const looked = await OpenedInvitation.look(inside, secret)
    if (!looked?.listId || (await isHidden(inside, member, looked.ownerId))) throw invitationDead()
    const { listId, ownerId } = looked
    if ((await blockedAmong(inside, member, [ownerId])).size > 0) {
      throw new Refusal('blocked', 'you blocked whoever owns this list', 'body.secret')
    }
    if ((await membersOf(inside, 'list', listId)).includes(member.id)) return { listId, joined: null }
    const used = await OpenedInvitation.use(inside, secret)
    if (!used) throw invitationDead()
    return { listId, joined: await joinByInvitation(inside, used, member.id) }
  })
}
