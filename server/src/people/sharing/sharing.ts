import type { Person } from '@potluck/api/fields'
import { type KitchenRole, roleOf } from '@potluck/api/kitchen-roles'
import { sql } from 'kysely'
import { Reached } from '../../ground/access/reached.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import type { StoredRole } from '../../ground/access/stored-roles.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { hiddenFrom } from '../people/hidden.ts'
import { peopleById } from '../people/people.ts'

/**
 * The kinds of things that an owner shares with friends, or that belong to a kitchen, whose id `ownerId` is then. Each has a
 * table of its own with `ownerId` and `id`, and one of its collaborators with `userId`, `ownerId` and its id. `most` is how
 * many a member owns: each is read by everybody on it.
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

export const sharedKinds: readonly SharedKind[] = Object.keys(kinds).filter(isSharedKind)

/** The name of a kind, in messages. */
export const nameOf = (kind: SharedKind): string => kinds[kind].name

/** A thing of somebody's own, one shared with them, or one of a kitchen they are in. */
export type Shared<Kind extends SharedKind = SharedKind> = Reached<Kind, 'own' | 'collaborator' | KitchenRole>

/** The same for whoever may change it: all but the readers of a kitchen. */
export type Changeable<Kind extends SharedKind = SharedKind> = Reached<Kind, Exclude<Shared<Kind>['role'], 'reader'>>

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

/** Lists, and plans, that a kitchen has in use: somebody is in ten. */
const mostOfKitchen = 30

/**
 * Things in the trash do not count.
 * @throws {Refusal} `too-many-lists` or `too-many-plans` when whoever has this thing, a member or a kitchen, has more
 */
export async function refuseTooMany({ db }: Database, { kind, ownerId, kitchenId }: Changeable): Promise<void> {
  const { table } = tablesOf(kind)
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${table} where "ownerId" = ${ownerId} and "deletedAt" is null`.execute(db)
  const most = kitchenId === null ? mostOf(kind) : mostOfKitchen
  if (Number(rows[0]?.count ?? 0) > most) {
    throw new Refusal(`too-many-${kind}s`, `nobody has more than ${most} ${kinds[kind].name}s`)
  }
}

interface ReachRow {
  readonly id: string
  readonly ownerId: string
  readonly userId: string | null
  readonly personId: string | null
  readonly personRole: StoredRole | null
}

/** The columns and joins of `ReachRow`, one row for each person: a thing has collaborators or a kitchen with members. */
const peopleOn = (kind: SharedKind) => {
  const { table, collaborators, key } = tablesOf(kind)
  return sql`
    select thing.id, thing."ownerId", collaborator."userId", person."personId", person.role as "personRole"
    from ${table} as thing
    left join ${collaborators} as collaborator
      on collaborator."ownerId" = thing."ownerId" and collaborator.${key} = thing.id
    left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"`
}

/** Members of a kitchen come in the order of joining. */
const inOrder = sql`thing.id, person."joinedAt", person."personId", collaborator."userId"`

/** The access that the rows of one thing grant to a person; null for a stranger. */
function grantOf<K extends SharedKind>(kind: K, reader: Reader, rows: readonly ReachRow[]): Shared<K> | null {
  const [first] = rows
  if (!first) return null
  const { id, ownerId } = first
  const ofKitchen = rows.find(({ personId }) => personId === reader.id)?.personRole
  if (ofKitchen) {
    const memberIds = rows.flatMap(({ personId }) => personId ?? [])
    return Reached.grant(kind, { id, ownerId, role: roleOf(ofKitchen), memberIds })
  }
  const collaboratorIds = rows.flatMap(({ userId }) => userId ?? [])
  if (ownerId === reader.id) return Reached.grant(kind, { id, ownerId, role: 'own', collaboratorIds })
  if (collaboratorIds.includes(reader.id))
    return Reached.grant(kind, { id, ownerId, role: 'collaborator', collaboratorIds })
  return null
}

/** Finds a thing of somebody's own, one shared with them, or one of their kitchens. @throws {Refusal} `not-found` for any other id */
export async function reachShared<K extends SharedKind>(
  { db }: Database,
  reader: Reader,
  kind: K,
  id: string,
): Promise<Shared<K>> {
  const { rows } = await sql<ReachRow>`${peopleOn(kind)}
    where thing.id = ${id} and thing."deletedAt" is null order by ${inOrder}`.execute(db)
  const shared = grantOf(kind, reader, rows)
  if (!shared) throw notFound(kinds[kind].name)
  return shared
}

const mayChange = <K extends SharedKind>(shared: Shared<K>): shared is Changeable<K> => shared.role !== 'reader'

/** The same, to change it. @throws {Refusal} as `reachShared`; `read-only` for a reader of its kitchen */
export async function reachToChange<K extends SharedKind>(
  database: Database,
  member: Member,
  kind: K,
  id: string,
): Promise<Changeable<K>> {
  const shared = await reachShared(database, member, kind, id)
  if (!mayChange(shared)) throw new Refusal('read-only', 'readers of a kitchen read what belongs to it')
  return shared
}

/** All things of a kind that are the reader's own, shared with them, or of their kitchens. */
export async function reachAllShared<K extends SharedKind>(
  { db }: Database,
  reader: Reader,
  kind: K,
): Promise<readonly Shared<K>[]> {
  const { collaborators, key } = tablesOf(kind)
  const { rows } = await sql<ReachRow>`${peopleOn(kind)}
    where thing."deletedAt" is null and (thing."ownerId" = ${reader.id}
      or thing.id in (select mine.${key} from ${collaborators} as mine where mine."userId" = ${reader.id})
      or thing."ownerId" in (select mine."kitchenId" from "kitchenMembers" as mine where mine."personId" = ${reader.id}))
    order by ${inOrder}`.execute(db)
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((of) => grantOf(kind, reader, of) ?? [])
}

/** The facts about the kitchen that a thing belongs to. */
interface NamedKitchen {
  readonly id: string
  readonly name: string
  readonly mayChange: boolean
}

async function kitchensOf(
  { db }: Database,
  things: readonly Shared[],
): Promise<(thing: Shared) => NamedKitchen | null> {
  const ids = new Set(things.flatMap(({ kitchenId }) => kitchenId ?? []))
  if (ids.size === 0) return () => null
  const rows = await db
    .selectFrom('kitchens')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ({ kitchenId, role }) =>
    kitchenId === null ? null : { id: kitchenId, name: names.get(kitchenId) ?? '', mayChange: role !== 'reader' }
}

/**
 * Rows of things with the people on each, as the reader sees them: without those who blocked them. A row that is none of
 * the things is left out. The owner of what belongs to a kitchen is said to be who has been in it longest.
 */
export async function withPeople<Row extends { readonly id: string }>(
  database: Database,
  reader: Reader,
  things: readonly Shared[],
  rows: readonly Row[],
): Promise<(Row & { owner: Person; collaborators: Person[]; kitchen: NamedKitchen | null })[]> {
  const thingOf = new Map(things.map((thing) => [thing.id, thing]))
  const [people, kitchenOf] = await Promise.all([
    peopleById(
      database,
      things.flatMap(({ audience }) => audience),
    ),
    kitchensOf(database, things),
  ])
  const hidden = new Set((await hiddenFrom(database.db, reader).execute()).map(({ ownerId }) => ownerId))
  return rows.flatMap((row) => {
    const thing = thingOf.get(row.id)
    if (!thing) return []
    const [ownerId = reader.id, ...others] =
      thing.kitchenId === null ? thing.audience : thing.audience.filter((userId) => !hidden.has(userId))
    const collaborators = others.filter((userId) => !hidden.has(userId)).map(people)
    return [{ ...row, owner: people(ownerId), collaborators, kitchen: kitchenOf(thing) }]
  })
}

/** The people on a thing of a person, its owner too; none where there is no such thing. */
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
