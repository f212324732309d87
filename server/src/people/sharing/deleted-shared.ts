import { sql } from 'kysely'
import type { Member } from '../../ground/access/reader.ts'
import { wordsOf } from '../../ground/access/stored-roles.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { type Changeable, leave, mostOf, reachToChange, refuseTooMany, type SharedKind, tablesOf } from './sharing.ts'

/** Whose things somebody deletes and restores: their own, and those of kitchens that they own or cook in. */
const ownersFor = (member: Member) => sql`(
  select ${member.id} union select "kitchenId" from "kitchenMembers"
    where "personId" = ${member.id} and role not in (${sql.join(wordsOf('reader'))}))`

/**
 * Puts a list or plan into the trash, as its owner, or as an owner or cook of its kitchen. Nobody reaches it any more;
 * it keeps its people and items. A collaborator leaves it.
 */
export async function deleteOrLeave(database: Database, member: Member, thing: Changeable): Promise<void> {
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
  /** The name of the kitchen that it belongs to; null where it is the member's own. */
  readonly kitchen: string | null
  readonly kitchenId: string | null
}

/** The things of a kind that the member may restore, deleted last first. */
export async function deletedOf({ db }: Database, member: Member, kind: SharedKind): Promise<DeletedThing[]> {
  const { table, items, collaborators, key } = tablesOf(kind)
  const { rows } = await sql<DeletedThing>`
    select thing.id, thing.title, thing."deletedAt",
      (select count(*) from ${items} as item where item."ownerId" = thing."ownerId" and item.${key} = thing.id)
        as "itemCount",
      (select count(*) from ${collaborators} as person where person."ownerId" = thing."ownerId"
        and person.${key} = thing.id) as "peopleCount",
      kitchens.name as kitchen, kitchens.id as "kitchenId"
    from ${table} as thing left join kitchens on kitchens.id = thing."ownerId"
    where thing."ownerId" in ${ownersFor(member)} and thing."deletedAt" is not null
    order by thing."deletedAt" desc, thing.id desc`.execute(db)
  return rows.map(({ itemCount, peopleCount, ...row }) => ({
    ...row,
    itemCount: Number(itemCount),
    peopleCount: Number(peopleCount),
  }))
}

/**
 * Restores a list or plan of the member, or of a kitchen in which they write, with its people and items. One that is in
 * use stays so.
 * @throws {Refusal} `not-found`, also for what is somebody else's; `too-many-lists`, `too-many-plans`
 */
export function restoreShared<K extends SharedKind>(
  database: Database,
  member: Member,
  kind: K,
  id: string,
): Promise<Changeable<K>> {
  const { table } = tablesOf(kind)
  return inTransaction(database, async (inside) => {
    const { rows } = await sql<{ ownerId: string }>`update ${table} set "deletedAt" = null
      where "ownerId" in ${ownersFor(member)} and id = ${id} and "deletedAt" is not null
      returning "ownerId"`.execute(inside.db)
    const thing = await reachToChange(inside, member, kind, id)
    if (thing.role === 'collaborator') throw notFound('list or plan in the trash')
    if (rows.length === 0) return thing
    // Two who restore at once are counted one after the other.
    await inside.dialect.lockMember(inside.db, thing.ownerId)
    await refuseTooMany(inside, thing)
    return thing
  })
}

/** Deletes a list or plan of the trash for good, which the member may restore. @returns whether it was there */
export async function deleteSharedForGood(
  { db }: Database,
  member: Member,
  kind: SharedKind,
  id: string,
): Promise<boolean> {
  const { table } = tablesOf(kind)
  const { rows } = await sql`delete from ${table}
    where "ownerId" in ${ownersFor(member)} and "deletedAt" is not null and id = ${id} returning id`.execute(db)
  return rows.length > 0
}

/** Deletes all lists or plans of the member's own trash for good. */
export async function emptySharedTrash({ db }: Database, member: Member, kind: SharedKind): Promise<void> {
  const { table } = tablesOf(kind)
  await sql`delete from ${table} where "ownerId" = ${member.id} and "deletedAt" is not null`.execute(db)
}

/** Deletes for good what was deleted before an instant, of everybody. */
export async function purgeShared({ db }: Database, before: string): Promise<void> {
  for (const kind of ['list', 'plan'] as const) {
    const { table } = tablesOf(kind)
    await sql`delete from ${table} where "deletedAt" <= ${before}`.execute(db)
  }
}
