import { sql } from 'kysely'
import type { Member } from '../access/reader.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound } from '../machinery/refusal.ts'
import { leave, mostOf, reachShared, refuseTooMany, type Shared, type SharedKind, tablesOf } from './sharing.ts'

/**
 * The owner puts a list or plan into the trash: nobody reaches it any more, and it keeps its people and what is on it. A
 * collaborator leaves it.
 */
export async function deleteOrLeave(database: Database, member: Member, thing: Shared): Promise<void> {
  if (thing.role === 'collaborator') return leave(database, member, thing)
  const { kind, id, ownerId } = thing
  const { table } = tablesOf(kind)
  await inTransaction(database, async ({ db, dialect }) => {
    await dialect.lockMember(db, ownerId)
    await sql`update ${table} set "deletedAt" = ${now()} where "ownerId" = ${ownerId} and id = ${id}`.execute(db)
    // As many fit into the trash as into use: those deleted first make room.
    await sql`delete from ${table} where "ownerId" = ${ownerId} and "deletedAt" is not null and id not in (
      select latest.id from (select id from ${table} where "ownerId" = ${ownerId} and "deletedAt" is not null
        order by "deletedAt" desc, id desc limit ${mostOf(kind)}) as latest)`.execute(db)
  })
}

/** A list or plan in the trash of its owner. */
export interface DeletedThing {
  readonly id: string
  readonly title: string
  readonly deletedAt: string
  /** Lines or dishes on it. */
  readonly itemCount: number
  /** With how many people it was shared. */
  readonly peopleCount: number
}

/** What the member owns of a kind in the trash, deleted last first. */
export async function deletedOf({ db }: Database, member: Member, kind: SharedKind): Promise<DeletedThing[]> {
  const { table, items, collaborators, key } = tablesOf(kind)
  const { rows } = await sql<DeletedThing>`
    select thing.id, thing.title, thing."deletedAt",
      (select count(*) from ${items} as item where item."ownerId" = thing."ownerId" and item.${key} = thing.id)
        as "itemCount",
      (select count(*) from ${collaborators} as person where person."ownerId" = thing."ownerId"
        and person.${key} = thing.id) as "peopleCount"
    from ${table} as thing where thing."ownerId" = ${member.id} and thing."deletedAt" is not null
    order by thing."deletedAt" desc, thing.id desc`.execute(db)
  return rows.map(({ itemCount, peopleCount, ...row }) => ({
    ...row,
    itemCount: Number(itemCount),
    peopleCount: Number(peopleCount),
  }))
}

/**
 * Takes a list or plan of the member out of the trash, with its people and what was on it. One that is in use stays so.
 * @throws {Refusal} `not-found`, also for what is somebody else's; `too-many-lists`, `too-many-plans`
 */
export function restoreShared<K extends SharedKind>(
  database: Database,
  member: Member,
  kind: K,
  id: string,
): Promise<Shared<K>> {
  const { table } = tablesOf(kind)
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    const { rows } = await sql`update ${table} set "deletedAt" = null
      where "ownerId" = ${member.id} and id = ${id} and "deletedAt" is not null returning id`.execute(inside.db)
    const thing = await reachShared(inside, member, kind, id)
    if (thing.role !== 'owner') throw notFound('list or plan in the trash')
    if (rows.length > 0) await refuseTooMany(inside, member, kind)
    return thing
  })
}

/** Deletes lists or plans of the member's trash for good: one of them, or all. @returns how many */
export async function deleteSharedForGood(
  { db }: Database,
  member: Member,
  kind: SharedKind,
  id: string | null,
): Promise<number> {
  const { table } = tablesOf(kind)
  const { rows } = await sql`delete from ${table}
    where "ownerId" = ${member.id} and "deletedAt" is not null and ${id === null ? sql`true` : sql`id = ${id}`}
    returning id`.execute(db)
  return rows.length
}

/** Deletes for good what was deleted before an instant, of everybody. */
export async function purgeShared({ db }: Database, before: string): Promise<void> {
  for (const kind of ['list', 'plan'] as const) {
    const { table } = tablesOf(kind)
    await sql`delete from ${table} where "deletedAt" <= ${before}`.execute(db)
  }
}
