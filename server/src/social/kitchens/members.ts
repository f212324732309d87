import { type KitchenRole, wordOf } from '@potluck/api/kitchen-roles'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { wordsOf } from '../../ground/access/stored-roles.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { type EndedInvitation, endInvitationsOf } from './end-invitations.ts'
import type { Leaver } from './leaver.ts'
import { recordDeed } from './record-kitchen-event.ts'
import { restOf } from './rest.ts'
import { changeAsOwner, changeKitchen, closeKitchen } from './store.ts'

const onlyOwner = () =>
  new Refusal('only-kitchen-keeper', 'a kitchen has an owner: make another member its owner first')

/** @throws {Refusal} `only-kitchen-keeper` when a kitchen with members has none */
async function requireSomeOwner({ db }: Database, kitchenId: string): Promise<void> {
  const owner = await db
    .selectFrom('kitchenMembers')
    .select('personId')
    .where('kitchenId', '=', kitchenId)
    .where('role', 'in', wordsOf('owner'))
    .executeTakeFirst()
  if (!owner) throw onlyOwner()
}

/** Takes a kitchen off the profile of somebody who owns it no more. */
async function takeOffProfile({ db }: Database, kitchenId: string, personId: string): Promise<void> {
  await db.deleteFrom('profileItems').where('ownerId', '=', personId).where('kitchenId', '=', kitchenId).execute()
}

/**
 * Changes the role of a member. Invitations and links that the new role does not allow end.
 * @throws {Refusal} `not-found` when they are not in it
 */
async function setRole(
  inside: Database,
  kitchenId: string,
  personId: string,
  role: KitchenRole,
): Promise<readonly EndedInvitation[]> {
  if (role !== 'owner') await takeOffProfile(inside, kitchenId, personId)
  const { numUpdatedRows } = await inside.db
    .updateTable('kitchenMembers')
    .set({ role: wordOf(role) })
    .where('kitchenId', '=', kitchenId)
    .where('personId', '=', personId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('member')
  if (role === 'reader') await endShares(inside, kitchenId, personId)
  return role === 'owner' ? [] : endInvitationsOf(inside, kitchenId, personId)
}

/** Ends the links that somebody made to recipes of a kitchen: only who cooks there shares them. */
async function endShares({ db }: Database, kitchenId: string, personId: string): Promise<void> {
  await db.deleteFrom('shareLinks').where('ownerId', '=', kitchenId).where('makerId', '=', personId).execute()
}

/** Makes somebody something else. @throws {Refusal} `not-found`, `not-kitchen-keeper`, `only-kitchen-keeper` */
export const changeRole = (
  database: Database,
  member: Member,
  kitchenId: string,
  { personId, role }: { readonly personId: string; readonly role: KitchenRole },
): Promise<readonly EndedInvitation[]> =>
  changeAsOwner(database, member, kitchenId, async (inside) => {
    const ended = await setRole(inside, kitchenId, personId, role)
    await requireSomeOwner(inside, kitchenId)
    return ended
  })

/** Removes a member, with their own notes and ratings of its recipes. Their invitations and links end. */
export async function endMembership(
  inside: Database,
  { kitchenId, personId }: Leaver,
): Promise<readonly EndedInvitation[]> {
  const { db } = inside
  await takeOffProfile(inside, kitchenId, personId)
  const { numDeletedRows } = await db
    .deleteFrom('kitchenMembers')
    .where('kitchenId', '=', kitchenId)
    .where('personId', '=', personId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('member')
  await recordDeed(inside, 'kitchen-left', { kitchenId, personId })
  await db.deleteFrom('personalFields').where('ownerId', '=', kitchenId).where('personId', '=', personId).execute()
  await endShares(inside, kitchenId, personId)
  return endInvitationsOf(inside, kitchenId, personId)
}

/**
 * Makes somebody read only what they are being taken out of. A kitchen that rests remembers what they were.
 * @returns the invitations that ended
 */
export async function beginToLeave(
  inside: Database,
  { kitchenId, personId }: Leaver,
): Promise<readonly EndedInvitation[]> {
  await inside.db
    .updateTable('kitchenMembers')
    .set({ leavingSince: now() })
    .where('kitchenId', '=', kitchenId)
    .where('personId', '=', personId)
    .where('leavingSince', 'is', null)
    .execute()
  return setRole(inside, kitchenId, personId, 'reader')
}

/** Everybody who is being taken out of a kitchen. */
export const leavers = ({ db }: Database): Promise<Leaver[]> =>
  db
    .selectFrom('kitchenMembers')
    .select(['kitchenId', 'personId'])
    .where('leavingSince', 'is not', null)
    .orderBy('leavingSince')
    .execute()

/**
 * Takes another member out.
 * @param remove takes them out in the same transaction, or begins to
 * @throws {Refusal} `not-found`, `not-kitchen-keeper`, `invalid` for oneself
 */
export const removeMember = <T>(
  database: Database,
  member: Member,
  { kitchenId, personId }: Leaver,
  remove: (inside: Database) => Promise<T>,
): Promise<T> =>
  changeAsOwner(database, member, kitchenId, (inside, { audience }) => {
    if (personId === member.id) throw new Refusal('invalid', 'path.personId: leave instead', 'path.personId')
    if (!audience.includes(personId)) throw notFound('member')
    return remove(inside)
  })

/**
 * The next owner of a kitchen when its last one goes without naming anybody: the cook, else the reader, who joined
 * first.
 */
async function nextOwner({ db }: Database, kitchenId: string): Promise<string | null> {
  const next = await db
    .selectFrom('kitchenMembers')
    .select('personId')
    .where('kitchenId', '=', kitchenId)
    .orderBy((eb) => eb('role', '=', wordOf('cook')), 'desc')
    .orderBy('joinedAt')
    .orderBy('personId')
    .limit(1)
    .executeTakeFirst()
  return next?.personId ?? null
}

const hasOwner = (inside: Database, kitchenId: string): Promise<boolean> =>
  requireSomeOwner(inside, kitchenId).then(
    () => true,
    () => false,
  )

/** The rest of a kitchen after somebody left. */
export interface LeftKitchen {
  readonly kitchenId: string
  /** Its remaining members; none when it is gone. */
  readonly audience: readonly string[]
  /** The people whom the leaving member had invited. */
  readonly ended: readonly EndedInvitation[]
}

async function leave(inside: Database, kitchen: ReadableBook, personId: string): Promise<LeftKitchen> {
  const { ownerId: kitchenId, audience } = kitchen
  const ended = await endMembership(inside, { kitchenId, personId })
  const others = audience.filter((id) => id !== personId)
  if (others.length === 0) {
    // Nobody may come into what nobody has.
    await closeKitchen(inside, kitchenId)
  }
  return { kitchenId, audience: others, ended }
}

/** Whether another owner stays when one leaves. */
async function keepsOwner({ db }: Database, kitchenId: string, personId: string): Promise<boolean> {
  const other = await db
    .selectFrom('kitchenMembers')
    .select('personId')
    .where('kitchenId', '=', kitchenId)
    .where('role', 'in', wordsOf('owner'))
    .where('personId', '!=', personId)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Lets the member leave a kitchen: at once, or as soon as they have their copies. With its last member it is deleted.
 * @param copy begins to copy in the same transaction; answers whether there is anything to
 * @returns what is left of the kitchen, null while copies are made
 * @throws {Refusal} `not-found` also for a next owner who is not in it, `only-kitchen-keeper` when it would have none
 */
export const beginLeaving = (
  database: Database,
  member: Member,
  { kitchenId, nextOwnerId }: { readonly kitchenId: string; readonly nextOwnerId: string | undefined },
  copy: (inside: Database, kitchen: ReadableBook) => Promise<boolean>,
): Promise<LeftKitchen | null> =>
  changeKitchen(database, member, kitchenId, async (inside, kitchen) => {
    if (kitchen.role === 'owner') {
      if (nextOwnerId !== undefined) await setRole(inside, kitchenId, nextOwnerId, 'owner')
      // Nobody else is in it: its pictures do not count for them beside those of their copies.
      if (kitchen.audience.length === 1) await setRole(inside, kitchenId, member.id, 'reader')
      else if (!(await keepsOwner(inside, kitchenId, member.id))) throw onlyOwner()
    }
    return (await copy(inside, kitchen)) ? null : leave(inside, kitchen, member.id)
  })

/**
 * Removes a member who deletes the account or has taken copies. If they were the only owner, the next member becomes owner. A
 * kitchen that rests has no owner.
 */
export const departFrom = (database: Database, member: Reader, kitchenId: string): Promise<LeftKitchen> =>
  changeKitchen(database, member, kitchenId, async (inside, kitchen) => {
    const left = await leave(inside, kitchen, member.id)
    const isKept = (await restOf(inside, kitchenId)) === null
    if (left.audience.length > 0 && isKept && !(await hasOwner(inside, kitchenId))) {
      const next = await nextOwner(inside, kitchenId)
      if (next !== null) await setRole(inside, kitchenId, next, 'owner')
    }
    return left
  })
