import type { Friends, Friendship } from '@potluck/api/friends'
import { sql } from 'kysely'
import type { Member, Reader } from '../access/reader.ts'
import { blockedAmong, hiddenFrom } from '../blocks/hidden.ts'
import { type Database, inTransaction, lockMembers } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { Refusal } from '../machinery/refusal.ts'

/** Friends and open requests of the reader, each by name. */
export async function listFriends({ db }: Database, reader: Reader): Promise<Friends> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('friendships')
        .select(['friendId as otherId', sql<number>`1`.as('asked'), sql<number>`0`.as('wasAsked')])
        .where('userId', '=', reader.id)
        .unionAll(
          eb
            .selectFrom('friendships')
            .select(['userId as otherId', sql<number>`0`.as('asked'), sql<number>`1`.as('wasAsked')])
            .where('friendId', '=', reader.id),
        )
        .as('directions'),
    )
    .innerJoin('users', 'users.id', 'directions.otherId')
    .select(['users.id', 'users.name', 'users.handle'])
    .select(({ fn }) => [fn.max('asked').as('asked'), fn.max('wasAsked').as('wasAsked')])
    .groupBy(['users.id', 'users.name', 'users.handle'])
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
  const those = (asked: number, wasAsked: number): Friendship[] =>
    rows
      .filter((row) => row.asked === asked && row.wasAsked === wasAsked)
      .map(({ id, name, handle }) => ({ friendId: id, otherUser: { id, name, handle } }))
  return { outgoingRequests: those(1, 0), incomingRequests: those(0, 1), friends: those(1, 1) }
}

/** The friends of the reader, by id, to select from: both asked each other. */
export const friendIdsOf = (db: Database['db'], reader: Reader) =>
  db
    .selectFrom('friendships as own')
    .innerJoin('friendships as theirs', (join) =>
      join.onRef('theirs.userId', '=', 'own.friendId').onRef('theirs.friendId', '=', 'own.userId'),
    )
    .select('own.friendId')
    .where('own.userId', '=', reader.id)

/** Which of these people are friends of the reader; inside of a transaction they stay friends until it ends. */
export async function friendsAmong(
  { db, dialect }: Database,
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const friends = await friendIdsOf(db, reader)
    .where('own.friendId', 'in', userIds)
    .$if(db.isTransaction && dialect.name === 'postgresql', (query) => query.forKeyShare('own'))
    .execute()
  return new Set(friends.map(({ friendId }) => friendId))
}

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
    return insertRequest(inside, member, friendId)
  })
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

/** Ends a friendship, withdraws or ignores a request: both directions go. @returns whether anything changed */
export async function removeFriend({ db }: Database, member: Member, friendId: string): Promise<boolean> {
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
