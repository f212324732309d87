import { sql } from 'kysely'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { friendsAmong } from '../people/friends.ts'
import { requireOwner } from './require-owner.ts'
import { nameOf, type Shared, type SharedKind, tablesOf } from './sharing.ts'

/** Only friends are shared with. @throws {Refusal} `not-a-friend`, naming the field */
async function requireFriends(database: Database, member: Member, userIds: readonly string[], kind: SharedKind) {
  const friends = await friendsAmong(database, member, userIds)
  if (userIds.some((userId) => !friends.has(userId))) {
    throw new Refusal('not-a-friend', `a ${nameOf(kind)} can be shared with friends only`, 'body.collaborators')
  }
}

/** Things of others of one kind that somebody is on: all of them are listed with the people on each. */
const maxShared = 200

/** @throws {Refusal} `too-many-lists`, `too-many-plans` when one of the people is on too many already */
async function refuseTooManyOf({ db }: Database, kind: SharedKind, userIds: readonly string[]): Promise<void> {
  const { collaborators } = tablesOf(kind)
  for (const userId of userIds) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${collaborators} where "userId" = ${userId}`.execute(db)
    if (Number(rows[0]?.count ?? 0) < maxShared) continue
    throw new Refusal(
      kind === 'list' ? 'too-many-lists' : 'too-many-plans',
      `nobody is on more than ${maxShared} of other people's`,
      'body.collaborators',
    )
  }
}

/**
 * Says with whom a thing is shared; gives the people who are new on it. People on it may stay when they are no longer
 * friends.
 * @throws {Refusal} `not-the-owner`, `not-a-friend` for new collaborators, `too-many-lists` or `too-many-plans` of one
 */
export async function share(
  database: Database,
  member: Member,
  thing: Shared,
  collaborators: readonly string[],
): Promise<readonly string[]> {
  requireOwner(thing, 'share it')
  const { ownerId, kind, id } = thing
  const userIds = [...new Set(collaborators)].filter((userId) => userId !== ownerId)
  const added = userIds.filter((userId) => !thing.collaboratorIds.includes(userId))
  const { collaborators: table, key } = tablesOf(kind)
  await inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await requireFriends(inside, member, added, kind)
    await refuseTooManyOf(inside, kind, added)
    await sql`
      delete from ${table} where "ownerId" = ${ownerId} and ${key} = ${id}
        and "userId" not in (select value from ${dialect.rowsOf(userIds).as('remaining')})`.execute(db)
    for (const userId of added) {
      await sql`insert into ${table} ("userId", "ownerId", ${key}) values (${userId}, ${ownerId}, ${id})
        on conflict do nothing`.execute(db)
    }
  })
  return added
}
