import type { Friends, Friendship } from '@potluck/api/friends'
import { sql } from 'kysely'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { OpenedInvitation } from '../../people/invitations/store.ts'
import { emailOf, maxFriends, refuseTooManyFriends, writeFriendship } from '../../people/people/befriend.ts'
import { blockedAmong, hiddenFrom } from '../../people/people/hidden.ts'

/** Most e-mails that a member asks at a time. */
const maxAskedAddresses = 100

/** Those who asked a member and are told to them; older requests show when others are answered. */
const maxAsking = 2_000

/** The ties of people to the reader, one row for each direction. */
const directions = (db: Database['db'], reader: Reader) =>
  db
    .selectFrom('friendships')
    .select(['friendId as otherId', sql<number>`1`.as('asked'), sql<number>`0`.as('wasAsked')])
    .where('userId', '=', reader.id)
    .unionAll(
      db
        .selectFrom('friendships')
        .select(['userId as otherId', sql<number>`0`.as('asked'), sql<number>`1`.as('wasAsked')])
        .where('friendId', '=', reader.id),
    )
    .unionAll(
      // A request to the reader's e-mail is a request to the reader.
      db
        .selectFrom('addressRequests')
        .select(['userId as otherId', sql<number>`0`.as('asked'), sql<number>`1`.as('wasAsked')])
        .where('email', '=', emailOf(db, reader.id))
        .where('ignored', '=', 0)
        .where('userId', 'not in', db.selectFrom('blocks').select('blockedId').where('ownerId', '=', reader.id))
        .where('userId', 'not in', hiddenFrom(db, reader)),
    )

/** Friends and open requests of the reader, each by name. */
export async function listFriends({ db }: Database, reader: Reader): Promise<Friends> {
  const rows = await db
    .selectFrom(directions(db, reader).as('directions'))
    .innerJoin('users', 'users.id', 'directions.otherId')
    .select(['users.id', 'users.name', 'users.handle'])
    .select(({ fn }) => [fn.max('asked').as('asked'), fn.max('wasAsked').as('wasAsked')])
    .groupBy(['users.id', 'users.name', 'users.handle'])
    .orderBy(({ fn }) => fn.max('asked'), 'desc')
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(maxFriends + maxAsking)
    .execute()
  const those = (asked: number, wasAsked: number): Friendship[] =>
    rows
      .filter((row) => row.asked === asked && row.wasAsked === wasAsked)
      .map(({ id, name, handle }) => ({ friendId: id, otherUser: { id, name, handle } }))
  return { outgoingRequests: those(1, 0), incomingRequests: those(0, 1), friends: those(1, 1) }
}

/** The e-mails that the reader asked, the latest first. */
export const listInvitedAddresses = ({ db }: Database, reader: Reader) =>
  db
    .selectFrom('addressRequests')
    .select(['email', 'createdAt'])
    .where('userId', '=', reader.id)
    .orderBy('createdAt', 'desc')
    .orderBy('email')
    .execute()

/**
 * Asks for friendship; when the other asked first, the two are friends. Asking again changes nothing.
 * @returns whether anything changed; also false when there is no such person to the member
 * @throws {Refusal} `blocked` when it is the member who blocked the other
 */
export function addFriend(database: Database, member: Member, friendId: string): Promise<boolean> {
  return inTransaction(database, async (inside) => {
    await lockMembers(inside, [member.id, friendId])
    if ((await blockedAmong(inside, member, [friendId])).size > 0) {
      throw new Refusal('blocked', 'whom you blocked you cannot ask to be your friend', 'path.id')
    }
    const isNew = await insertRequest(inside, member, friendId)
    if (isNew) await refuseTooManyFriends(inside, member.id)
    return (await acceptAddressRequest(inside, member, friendId)) || isNew
  })
}

/** Makes two friends when the other asked the member's e-mail, and the member now asks the other. @returns whether it did */
async function acceptAddressRequest(inside: Database, member: Member, friendId: string): Promise<boolean> {
  const { db } = inside
  const asked = await db
    .selectFrom('addressRequests')
    .select('userId')
    .where('userId', '=', friendId)
    .where('email', '=', emailOf(db, member.id))
    .where('userId', 'not in', hiddenFrom(db, member))
    .executeTakeFirst()
  if (!asked) return false
  await writeFriendship(inside, member.id, friendId)
  return true
}

/** Makes whoever holds an invitation a friend of its owner; both said yes. @returns whether they were none before */
export async function befriend(inside: Database, invitation: OpenedInvitation, userId: string): Promise<boolean> {
  await lockMembers(inside, [invitation.ownerId, userId])
  const isNew = await writeFriendship(inside, invitation.ownerId, userId)
  if (isNew) for (const one of [invitation.ownerId, userId]) await refuseTooManyFriends(inside, one)
  return isNew
}

/**
 * Asks whoever has an e-mail, or will have it. Nothing tells whether there is anybody.
 * @returns who has it, to be told: never to the member
 * @throws {Refusal} `too-many-requests`
 */
export function askAddress(database: Database, member: Member, email: string): Promise<string | null> {
  return inTransaction(database, async (inside) => {
    const { db } = inside
    await lockMembers(inside, [member.id])
    await db
      .insertInto('addressRequests')
      .values({ userId: member.id, email, ignored: 0, createdAt: now() })
      .onConflict((conflict) => conflict.columns(['userId', 'email']).doNothing())
      .execute()
    const { count } = await db
      .selectFrom('addressRequests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', member.id)
      .executeTakeFirstOrThrow()
    if (count > maxAskedAddresses) {
      throw new Refusal('too-many-requests', `no more than ${maxAskedAddresses} open requests to e-mails`)
    }
    const asked = await db
      .selectFrom('users')
      .select('users.id')
      .where('users.email', '=', email)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.ownerId')
              .whereRef('blocks.ownerId', '=', 'users.id')
              .where('blocks.blockedId', '=', member.id),
          ),
        ),
      )
      .executeTakeFirst()
    return asked?.id ?? null
  })
}

/** Cancels a request to an e-mail. @returns the account with that e-mail, to be notified */
export async function withdrawFromAddress({ db }: Database, member: Member, email: string): Promise<string | null> {
  await db.deleteFrom('addressRequests').where('userId', '=', member.id).where('email', '=', email).execute()
  const asked = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return asked?.id ?? null
}

async function insertRequest({ db }: Database, member: Member, friendId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('friendships')
    .columns(['userId', 'friendId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([eb.val(member.id).as('userId'), 'users.id as friendId', eb.val(now()).as('createdAt')])
        .where('users.id', '=', friendId)
        .where('users.id', 'not in', hiddenFrom(db, member)),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'friendId']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Ends a friendship, withdraws or ignores a request: both directions go.
 * @returns whether anything changed that the other knew of: of a request to the member's e-mail they learn nothing
 */
export async function removeFriend({ db }: Database, member: Member, friendId: string): Promise<boolean> {
  await db
    .updateTable('addressRequests')
    .set({ ignored: 1 })
    .where('userId', '=', friendId)
    .where('email', '=', emailOf(db, member.id))
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('friendships')
    .where(({ or, and, eb }) =>
      or([
        and([eb('userId', '=', member.id), eb('friendId', '=', friendId)]),
        and([eb('userId', '=', friendId), eb('friendId', '=', member.id)]),
      ]),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}
