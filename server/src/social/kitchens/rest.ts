import { roleOf, wordOf } from '@potluck/api/kitchen-roles'
import { kitchenRestDays } from '@potluck/api/kitchens'
import { isNameTyped } from '@potluck/api/name-typed'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Leaver } from './leaver.ts'
import { changeKitchen, requireKitchenOwner } from './store.ts'

const restMs = kitchenRestDays * 86_400_000

/** When a kitchen that was dissolved at an instant is deleted. */
export const endOfRest = (dissolvedAt: string): string => new Date(Date.parse(dissolvedAt) + restMs).toISOString()

/** Since when a kitchen rests; null while it is kept. */
export async function restOf({ db }: Database, kitchenId: string): Promise<string | null> {
  const kitchen = await db.selectFrom('kitchens').select('dissolvedAt').where('id', '=', kitchenId).executeTakeFirst()
  return kitchen?.dissolvedAt ?? null
}

/** A dissolved kitchen, as its members are told of it. */
export interface Dissolved {
  readonly name: string
  /** When it is deleted. */
  readonly until: string
  /** All who are in it. */
  readonly audience: readonly string[]
}

/**
 * Dissolves a kitchen: it rests before it is deleted. Until then all of its members read what lies in it, as readers do, so that
 * nobody writes what nobody would get; without an owner and cooks, its links, invitations and items of profiles open nothing.
 * @param name its name, typed by whoever means it
 * @returns null when it rests already
 * @throws {Refusal} `not-found`, `not-kitchen-keeper`, `invalid` when it is called otherwise
 */
export const dissolveKitchen = (
  database: Database,
  member: Member,
  kitchenId: string,
  name: string,
): Promise<Dissolved | null> =>
  changeKitchen(database, member, kitchenId, async (inside, kitchen) => {
    const { db } = inside
    if ((await restOf(inside, kitchenId)) !== null) return null
    requireKitchenOwner(kitchen)
    const stored = await db.selectFrom('kitchens').select('name').where('id', '=', kitchenId).executeTakeFirstOrThrow()
    if (!isNameTyped(name, stored.name)) {
      throw new Refusal('invalid', 'body.name: the kitchen is called otherwise', 'body.name')
    }
    const dissolvedAt = now()
    await db.updateTable('kitchens').set({ dissolvedAt }).where('id', '=', kitchenId).execute()
    await db
      .updateTable('kitchenMembers')
      .set(({ ref }) => ({ roleBefore: ref('role'), role: wordOf('reader') }))
      .where('kitchenId', '=', kitchenId)
      .execute()
    return { name: stored.name, until: endOfRest(dissolvedAt), audience: kitchen.audience }
  })

/**
 * Ends the rest of a kitchen: each member is what they were. The person who reopens it owns it if no owner stayed.
 * @returns whether it rested
 * @throws {Refusal} `not-found`, `read-only` for who was a reader
 */
export const reopenKitchen = (database: Database, member: Member, kitchenId: string): Promise<boolean> =>
  changeKitchen(database, member, kitchenId, async (inside) => {
    const { db } = inside
    if ((await restOf(inside, kitchenId)) === null) return false
    const members = await db.selectFrom('kitchenMembers').selectAll().where('kitchenId', '=', kitchenId).execute()
    const before = members.map(({ personId, roleBefore }) => ({ personId, role: roleOf(roleBefore ?? 'guest') }))
    const own = before.find(({ personId }) => personId === member.id)
    const isLeaving = members.some(({ personId, leavingSince }) => personId === member.id && leavingSince !== null)
    if (!own || isLeaving || own.role === 'reader')
      throw new Refusal('read-only', 'readers of a kitchen do not bring it back')
    if (!before.some(({ role }) => role === 'owner')) own.role = 'owner'
    for (const { personId, role } of before) {
      await db
        .updateTable('kitchenMembers')
        .set({ role: wordOf(role), roleBefore: null })
        .where('kitchenId', '=', kitchenId)
        .where('personId', '=', personId)
        .execute()
    }
    await db.updateTable('kitchens').set({ dissolvedAt: null }).where('id', '=', kitchenId).execute()
    return true
  })

/** The kitchens that have rested for long enough, with all who are in them. */
export const restedMembers = ({ db }: Database): Promise<Leaver[]> =>
  db
    .selectFrom('kitchens')
    .innerJoin('kitchenMembers', 'kitchenMembers.kitchenId', 'kitchens.id')
    .select(['kitchenMembers.kitchenId', 'kitchenMembers.personId'])
    .where('kitchens.dissolvedAt', '<=', now(-restMs))
    .where('kitchenMembers.leavingSince', 'is', null)
    .orderBy('kitchens.dissolvedAt')
    .execute()

/** Whether a kitchen has rested for long enough, so that it was not brought back. */
export async function isRestOver(inside: Database, kitchenId: string): Promise<boolean> {
  const dissolvedAt = await restOf(inside, kitchenId)
  return dissolvedAt !== null && dissolvedAt <= now(-restMs)
}
