import { type KitchenRole, roleOf, wordOf } from '@potluck/api/kitchen-roles'
import type { Member } from '../../ground/access/reader.ts'
import { wordsOf } from '../../ground/access/stored-roles.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { invitationDead, OpenedInvitation } from '../../people/invitations/store.ts'
import { friendIdsOf, friendsAmong } from '../../people/people/friends.ts'
import { blockedAmong, isHidden } from '../../people/people/hidden.ts'
import { roleIn } from '../../people/policies/books.ts'
import { addMember, joinKitchenByInvitation, refuseTooManyMembers } from './join.ts'
import { changeAsOwner } from './store.ts'

/**
 * The invitations of a member that still count, to select from: the inviter is a friend, owns the kitchen now, and has no disabled
 * account.
 */
export const openInvitations = ({ db }: Database, member: Member) =>
  db
    .selectFrom('kitchenInvitations as asked')
    .innerJoin('kitchenMembers as owner', (join) =>
      join
        .onRef('owner.kitchenId', '=', 'asked.kitchenId')
        .onRef('owner.personId', '=', 'asked.fromId')
        .on('owner.role', 'in', wordsOf('owner')),
    )
    .innerJoin('users as asking', (join) =>
      join.onRef('asking.id', '=', 'asked.fromId').on('asking.disabledAt', 'is', null),
    )
    .where('asked.personId', '=', member.id)
    .where('asked.fromId', 'in', friendIdsOf(db, member))

interface Asked {
  readonly personId: string
  readonly role: KitchenRole
}

/**
 * Asks a friend to join a kitchen.
 * @returns whether they were not in it already
 * @throws {Refusal} `not-found`, `not-kitchen-keeper`, `not-a-friend`, `kitchen-full`
 */
export const invite = (
  database: Database,
  member: Member,
  kitchenId: string,
  { personId, role }: Asked,
): Promise<boolean> =>
  changeAsOwner(database, member, kitchenId, async (inside, { audience }) => {
    if (audience.includes(personId)) return false
    if (!(await friendsAmong(inside, member, [personId])).has(personId)) {
      throw new Refusal('not-a-friend', 'only friends are asked to join a kitchen', 'body.personId')
    }
    await inside.db
      .insertInto('kitchenInvitations')
      .values({ kitchenId, personId, fromId: member.id, role: wordOf(role), createdAt: now() })
      .onConflict((conflict) =>
        conflict.columns(['kitchenId', 'personId']).doUpdateSet({ fromId: member.id, role: wordOf(role) }),
      )
      .execute()
    await refuseTooManyMembers(inside, kitchenId)
    return true
  })

/** Takes back that somebody was asked, or declines. @throws {Refusal} `not-found`, `not-kitchen-keeper` */
export function uninvite(database: Database, member: Member, kitchenId: string, personId: string): Promise<void> {
  const remove = async ({ db }: Database) => {
    const { numDeletedRows } = await db
      .deleteFrom('kitchenInvitations')
      .where('kitchenId', '=', kitchenId)
      .where('personId', '=', personId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('invitation')
  }
  return personId === member.id ? remove(database) : changeAsOwner(database, member, kitchenId, remove)
}

/**
 * Joins a kitchen by an invitation whose maker may still invite the member.
 * @throws {Refusal} `not-found`, `kitchen-full`, `too-many-kitchens`
 */
export function acceptInvitation(database: Database, member: Member, kitchenId: string): Promise<void> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, kitchenId)
    const asked = await openInvitations(inside, member)
      .select(['asked.fromId', 'asked.role'])
      .where('asked.kitchenId', '=', kitchenId)
      .executeTakeFirst()
    // Nobody ends the friendship during this transaction.
    if (!asked || !(await friendsAmong(inside, member, [asked.fromId])).has(asked.fromId)) throw notFound('invitation')
    await addMember(inside, { kitchenId, personId: member.id, role: roleOf(asked.role) })
  })
}

/**
 * Adds the member to the kitchen of a link. A member who is in it already uses nothing up.
 * @returns the kitchen, and whether they are new in it
 * @throws {Refusal} `invitation-dead`, `blocked`, `kitchen-full`, `too-many-kitchens`
 */
export function acceptLink(
  database: Database,
  member: Member,
  secret: string,
): Promise<{ readonly kitchenId: string; readonly isNew: boolean }> {
  return inTransaction(database, async (inside) => {
    const looked = await OpenedInvitation.look(inside, secret)
    if (!looked?.kitchen || (await isHidden(inside, member, looked.ownerId))) throw invitationDead()
    const { ownerId, kitchen } = looked
    if ((await blockedAmong(inside, member, [ownerId])).size > 0) {
      throw new Refusal('blocked', 'you blocked whoever made this link', 'body.secret')
    }
    if ((await roleIn(inside, member, kitchen.id)) !== null) return { kitchenId: kitchen.id, isNew: false }
    const used = await OpenedInvitation.use(inside, secret)
    if (!used) throw invitationDead()
    await joinKitchenByInvitation(inside, used, member.id)
    return { kitchenId: kitchen.id, isNew: true }
  })
}
