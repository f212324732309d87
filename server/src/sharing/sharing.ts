import type { Person } from '@potluck/api/fields'
import { sql } from 'kysely'
import { Reached } from '../access/reached.ts'
import type { Member, Reader } from '../access/reader.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import { friendsAmong } from '../people/friends.ts'
import { hiddenFrom } from '../people/hidden.ts'
import { peopleById } from '../people/people.ts'
import { endListLinks } from './list-links.ts'
import { requireOwner } from './require-owner.ts'

/**
 * The kinds of things that an owner shares with friends. Each has a table of its own with `ownerId` and `id`, and one of
 * its collaborators with `userId`, `ownerId` and its id. `most` is how many a member owns: each is read by everybody on it.
 */
const kinds = {
  list: {
    name: 'shopping list',
    table: 'shoppingLists',
    collaborators: 'shoppingListCollaborators',
    items: 'shoppingListItems',
    key: 'listId',
    most: 200,
  },
  plan: {
    name: 'meal plan',
    table: 'mealPlans',
    collaborators: 'mealPlanCollaborators',
    items: 'mealPlanItems',
    key: 'planId',
    most: 100,
  },
} as const

export type SharedKind = keyof typeof kinds

const isSharedKind = (name: string): name is SharedKind => name in kinds

/** A thing of somebody's own, or one shared with them. */
export type Shared<Kind extends SharedKind = SharedKind> = Reached<Kind, 'owner' | 'collaborator'>

/** The tables of a kind, and what its id is called in the others. */
export const tablesOf = (kind: SharedKind) => {
  const { table, items, collaborators, key } = kinds[kind]
  return {
    table: sql.table(table),
    items: sql.table(items),
    collaborators: sql.table(collaborators),
    key: sql.ref(key),
  }
}

/** The most things of a kind that a member owns in use; the trash takes the same number. */
export const mostOf = (kind: SharedKind): number => kinds[kind].most

/** What is in the trash does not count. @throws {Refusal} `too-many-lists` or `too-many-plans` when the member owns more */
export async function refuseTooMany({ db }: Database, member: Member, kind: SharedKind): Promise<void> {
  const { table } = tablesOf(kind)
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${table} where "ownerId" = ${member.id} and "deletedAt" is null`.execute(db)
  const { name, most } = kinds[kind]
  if (Number(rows[0]?.count ?? 0) > most) {
    throw new Refusal(`too-many-${kind}s`, `nobody has more than ${most} ${name}s`)
  }
}

/** Finds a thing of somebody's own, or one shared with them. @throws {Refusal} `not-found` for any other id */
export async function reachShared<K extends SharedKind>(
  { db }: Database,
  reader: Reader,
  kind: K,
  id: string,
): Promise<Shared<K>> {
  const { table, collaborators, key } = tablesOf(kind)
  const { rows } = await sql<{ ownerId: string; userId: string | null }>`
    select thing."ownerId", collaborator."userId" from ${table} as thing
    left join ${collaborators} as collaborator
      on collaborator."ownerId" = thing."ownerId" and collaborator.${key} = thing.id
    where thing.id = ${id} and thing."deletedAt" is null`.execute(db)
  const ownerId = rows[0]?.ownerId
  const collaboratorIds = rows.flatMap(({ userId }) => userId ?? [])
  const role = ownerId === reader.id ? 'owner' : collaboratorIds.includes(reader.id) ? 'collaborator' : null
  if (ownerId === undefined || role === null) throw notFound(kinds[kind].name)
  return Reached.grant(kind, { id, ownerId, role, collaboratorIds })
}

/** All things of a kind that are the reader's own or shared with them. */
export async function reachAllShared<K extends SharedKind>(
  { db }: Database,
  reader: Reader,
  kind: K,
): Promise<readonly Shared<K>[]> {
  const { table, collaborators, key } = tablesOf(kind)
  const { rows } = await sql<{ id: string; ownerId: string; userId: string | null }>`
    select thing.id, thing."ownerId", collaborator."userId" from ${table} as thing
    left join ${collaborators} as collaborator
      on collaborator."ownerId" = thing."ownerId" and collaborator.${key} = thing.id
    where thing."deletedAt" is null and (thing."ownerId" = ${reader.id}
      or thing.id in (select mine.${key} from ${collaborators} as mine where mine."userId" = ${reader.id}))
    order by thing.id, collaborator."userId"`.execute(db)
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, of]) => {
    const ownerId = of[0]?.ownerId ?? ''
    const collaboratorIds = of.flatMap(({ userId }) => userId ?? [])
    return Reached.grant(kind, { id, ownerId, role: ownerId === reader.id ? 'owner' : 'collaborator', collaboratorIds })
  })
}

/**
 * Rows of things with the people on each, as the reader sees them: without those who blocked them. A row that is none of
 * the things is left out.
 */
export async function withPeople<Row extends { readonly id: string }>(
  database: Database,
  reader: Reader,
  things: readonly Shared[],
  rows: readonly Row[],
): Promise<(Row & { owner: Person; collaborators: Person[] })[]> {
  const thingOf = new Map(things.map((thing) => [thing.id, thing]))
  const people = await peopleById(
    database,
    things.flatMap(({ audience }) => audience),
  )
  const hidden = new Set((await hiddenFrom(database.db, reader).execute()).map(({ ownerId }) => ownerId))
  return rows.flatMap((row) => {
    const thing = thingOf.get(row.id)
    if (!thing) return []
    const collaborators = thing.collaboratorIds.filter((userId) => !hidden.has(userId)).map(people)
    return [{ ...row, owner: people(thing.ownerId), collaborators }]
  })
}

/** Only friends are shared with. @throws {Refusal} `not-a-friend`, naming the field */
async function requireFriends(database: Database, member: Member, userIds: readonly string[], kind: SharedKind) {
  const friends = await friendsAmong(database, member, userIds)
  if (userIds.some((userId) => !friends.has(userId))) {
    throw new Refusal('not-a-friend', `a ${kinds[kind].name} can be shared with friends only`, 'body.collaborators')
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
 * Says with whom a thing is shared; gives the people who are new on it. Those who already were on it may stay even
 * when they are no friends any more.
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

/** Who is on a thing, its owner too; nobody where there is none. */
export async function membersOf({ db }: Database, kind: SharedKind, id: string): Promise<readonly string[]> {
  const { table, collaborators, key } = tablesOf(kind)
  const { rows } = await sql<{ userId: string }>`
    select "ownerId" as "userId" from ${table} where id = ${id}
    union select "userId" from ${collaborators} where ${key} = ${id}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Takes the member off a thing that is shared with them. */
export async function leave({ db }: Database, member: Member, { kind, id }: Shared): Promise<void> {
  const { collaborators, key } = tablesOf(kind)
  await sql`delete from ${collaborators} where "userId" = ${member.id} and ${key} = ${id}`.execute(db)
}

/** Somebody who is no longer on a thing that was shared. */
export interface EndedShare {
  readonly kind: SharedKind
  readonly id: string
  readonly ownerId: string
  /** Who was on it. */
  readonly leaverId: string
  /** Who still sees it. */
  readonly audience: readonly string[]
}

/**
 * Takes each of two people off what is the other's, and takes the links back by which they could return.
 * @param thingIds lists and plans that end; all of them unless given. Other ids change nothing. What is in the trash ends always:
 * nobody can choose it
 * @returns what that ended
 */
export async function endSharing(
  database: Database,
  member: Member,
  otherId: string,
  thingIds?: readonly string[],
): Promise<readonly EndedShare[]> {
  const { db, dialect } = database
  const ended: EndedShare[] = []
  for (const kind of Object.keys(kinds).filter(isSharedKind)) {
    const { table, collaborators, key } = tablesOf(kind)
    const inTrash = sql`select id from ${table} where "deletedAt" is not null`
    const chosen = thingIds
      ? sql`(${key} in (select value from ${dialect.rowsOf(thingIds).as('chosen')}) or ${key} in (${inTrash}))`
      : sql`true`
    const left = await sql<{ id: string; ownerId: string; leaverId: string }>`
      delete from ${collaborators}
      where (("ownerId" = ${member.id} and "userId" = ${otherId}) or ("ownerId" = ${otherId} and "userId" = ${member.id}))
        and ${chosen}
      returning ${key} as id, "ownerId", "userId" as "leaverId"`.execute(db)
    for (const share of left.rows) {
      const { rows } = await sql<{ userId: string }>`
        select "userId" from ${collaborators} where "ownerId" = ${share.ownerId} and ${key} = ${share.id}`.execute(db)
      if (kind === 'list') await endListLinks(database, share)
      ended.push({ kind, ...share, audience: [share.ownerId, ...rows.map(({ userId }) => userId)] })
    }
  }
  return ended
}
