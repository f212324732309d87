import type { Person } from '@potluck/api/fields'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { type EndedShare, endSharing } from '../../people/sharing/end-sharing.ts'
import { removeFriend } from '../friends/store.ts'
import { type EndedInvitation, endInvitationsBetween } from '../kitchens/end-invitations.ts'

/** Most people whom one member blocks. */
const maxBlocked = 1_000

/** @throws {Refusal} `too-many-blocked` */
async function refuseTooMany({ db }: Database, member: Member): Promise<void> {
  const { count } = await db
    .selectFrom('blocks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', member.id)
    .executeTakeFirstOrThrow()
  if (count > maxBlocked) throw new Refusal('too-many-blocked', `nobody blocks more than ${maxBlocked} people`)
}

/** The ties between two people. */
export interface Parting {
  /** Whether they were friends, or one had asked. */
  readonly knewEachOther: boolean
  readonly shared: readonly EndedShare[]
  /** The invitations between the two. */
  readonly invitations: readonly EndedInvitation[]
}

/**
 * Blocks the person with an id, also when nobody has it. Friendship and sharing between the two end, and to the other
 * the member has no account.
 * @returns what that ended; null when they were blocked before
 * @throws {Refusal} `too-many-blocked`
 */
export function block(database: Database, member: Member, id: string): Promise<Parting | null> {
  return inTransaction(database, async (inside) => {
    // A request or message at the same moment waits, and is then refused, or came before.
    await lockMembers(inside, [member.id, id])
    const { numInsertedOrUpdatedRows } = await inside.db
      .insertInto('blocks')
      .values({ ownerId: member.id, blockedId: id, createdAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return null
    await refuseTooMany(inside, member)
    const knewEachOther = await removeFriend(inside, member, id)
    const invitations = await endInvitationsBetween(inside, member.id, id)
    return { knewEachOther, invitations, shared: await endSharing(inside, member, id) }
  })
}

/** Lets somebody see the member again; what was ended stays ended. @returns whether they were blocked */
export async function unblock({ db }: Database, member: Member, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('ownerId', '=', member.id)
    .where('blockedId', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whom the reader blocked, the latest first; whoever has no account, or none to the reader, has no name. */
export async function listBlocked(database: Database, reader: Reader): Promise<Person[]> {
  const rows = await database.db
    .selectFrom('blocks')
    .select('blockedId')
    .where('ownerId', '=', reader.id)
    .orderBy('createdAt', 'desc')
    .orderBy('blockedId')
    .execute()
  const ids = rows.map(({ blockedId }) => blockedId)
  return ids.map(await pastPeopleById(database, reader, ids))
}
