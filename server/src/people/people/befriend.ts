import type { Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { blockedAmong, hiddenFrom } from './hidden.ts'

/** Friends and open requests of one member: each of their lists, and of their messages, names them. */
export const maxFriends = 2_000

async function countFriends({ db }: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('friendships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @throws {Refusal} `too-many-requests` */
export async function refuseTooManyFriends(database: Database, userId: string): Promise<void> {
  if ((await countFriends(database, userId)) > maxFriends)
    throw new Refusal('too-many-requests', `nobody has more than ${maxFriends} friends and requests`)
}

/** The e-mail of somebody, to compare with. */
export const emailOf = (db: Database['db'], userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId)

/** Writes both directions; what one asked the other's e-mail is answered by that. @returns whether anything changed */
export async function writeFriendship({ db }: Database, one: string, other: string): Promise<boolean> {
  const createdAt = now()
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('friendships')
    .values([
      { userId: one, friendId: other, createdAt },
      { userId: other, friendId: one, createdAt },
    ])
    .onConflict((conflict) => conflict.columns(['userId', 'friendId']).doNothing())
    .executeTakeFirst()
  for (const [asking, asked] of [[one, other] as const, [other, one] as const]) {
    await db
      .deleteFrom('addressRequests')
      .where('userId', '=', asking)
      .where('email', '=', emailOf(db, asked))
      .execute()
  }
  return numInsertedOrUpdatedRows > 0n
}

/** Those of some people who neither blocked the reader nor are blocked by them. */
async function withoutBlocked(database: Database, reader: Reader, ids: readonly string[]): Promise<string[]> {
  const blocked = await blockedAmong(database, reader, ids)
  const hidden = new Set((await hiddenFrom(database.db, reader).execute()).map(({ ownerId }) => ownerId))
  return ids.filter((id) => !blocked.has(id) && !hidden.has(id))
}

/**
 * Makes somebody a friend of several people. Passes over blocked people on both sides, and whoever has no room for a friend.
 * @returns the new friends
 */
export function befriendAll(database: Database, reader: Reader, ids: readonly string[]): Promise<string[]> {
  return inTransaction(database, async (inside) => {
    await lockMembers(inside, [reader.id, ...ids])
    const made: string[] = []
    for (const id of await withoutBlocked(inside, reader, ids)) {
      const isFull =
        (await countFriends(inside, id)) >= maxFriends || (await countFriends(inside, reader.id)) >= maxFriends
      if (!isFull && (await writeFriendship(inside, reader.id, id))) made.push(id)
    }
    return made
  })
}
