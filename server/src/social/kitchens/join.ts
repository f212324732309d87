import { type KitchenRole, wordOf } from '@potluck/api/kitchen-roles'
import { maxKitchenMembers } from '@potluck/api/kitchens'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { copyAlways } from '../../planning/pantry/copy-always.ts'
import { recordDeed } from './record-kitchen-event.ts'
import { refuseOverfull } from './refuse-overfull.ts'
import { refuseTooManyKitchens } from './store.ts'

/** Somebody who is about to be in a kitchen, because they were asked or have its link. */
interface Joining {
  readonly kitchenId: string
  readonly personId: string
  readonly role: KitchenRole
}

/** @throws {Refusal} `kitchen-full` when more people are in a kitchen, or asked to be, than may be */
export async function refuseTooManyMembers({ db }: Database, kitchenId: string): Promise<void> {
  const { count } = await db
    .selectFrom('kitchenMembers')
    .select('personId')
    .where('kitchenId', '=', kitchenId)
    .union(db.selectFrom('kitchenInvitations').select('personId').where('kitchenId', '=', kitchenId))
    .execute()
    .then(({ length }) => ({ count: length }))
  if (count > maxKitchenMembers) {
    throw new Refusal('kitchen-full', `no more than ${maxKitchenMembers} people are in a kitchen`)
  }
}

/** Puts somebody into a kitchen whose lock is held; who is in it stays what they are. @throws {Refusal} `kitchen-full`, `too-many-kitchens`, `book-full` */
export async function addMember(inside: Database, { kitchenId, personId, role }: Joining): Promise<void> {
  const added = await inside.db
    .insertInto('kitchenMembers')
    .values({ kitchenId, personId, role: wordOf(role), joinedAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('personId')
    .executeTakeFirst()
  await inside.db
    .deleteFrom('kitchenInvitations')
    .where('kitchenId', '=', kitchenId)
    .where('personId', '=', personId)
    .execute()
  await refuseTooManyMembers(inside, kitchenId)
  await refuseTooManyKitchens(inside, personId)
  await refuseOverfull(inside, personId)
  if (!added) return
  await copyAlways(inside, kitchenId, { id: personId })
  await recordDeed(inside, 'kitchen-joined', { kitchenId, personId })
}

/**
 * Adds a person to the kitchen of an invitation that they just used. The caller holds its lock.
 * @returns the kitchen; null where the invitation is into none
 * @throws {Refusal} `kitchen-full`, `too-many-kitchens`, `book-full`
 */
export async function joinKitchenByInvitation(
  inside: Database,
  { kitchen }: { readonly kitchen: (Pick<Joining, 'role'> & { readonly id: string }) | null },
  personId: string,
): Promise<string | null> {
  if (kitchen === null) return null
  await addMember(inside, { kitchenId: kitchen.id, personId, role: kitchen.role })
  return kitchen.id
}
