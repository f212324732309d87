import type { Database } from '../machinery/database/database.ts'
import type { Services } from '../machinery/services.ts'
import { notifyKitchen, notifyRemovedFrom } from './notify-kitchen.ts'

/** Somebody who is asked to join a kitchen no more. */
export interface EndedInvitation {
  readonly kitchenId: string
  readonly personId: string
}

/** Takes back what each of two people asked the other to join: they are friends no more. */
export const endInvitationsBetween = ({ db }: Database, one: string, other: string): Promise<EndedInvitation[]> =>
  db
    .deleteFrom('kitchenInvitations')
    .where(({ or, and, eb }) =>
      or([
        and([eb('fromId', '=', one), eb('personId', '=', other)]),
        and([eb('fromId', '=', other), eb('personId', '=', one)]),
      ]),
    )
    .returning(['kitchenId', 'personId'])
    .execute()

/** Takes back whom somebody asked to join a kitchen, and their links into it: they keep it no more. */
export async function endInvitationsOf(
  { db }: Database,
  kitchenId: string,
  keeperId: string,
): Promise<EndedInvitation[]> {
  await db.deleteFrom('invitations').where('kitchenId', '=', kitchenId).where('ownerId', '=', keeperId).execute()
  return db
    .deleteFrom('kitchenInvitations')
    .where('kitchenId', '=', kitchenId)
    .where('fromId', '=', keeperId)
    .returning(['kitchenId', 'personId'])
    .execute()
}

/** Tells whoever was asked, and those in the kitchens. */
export async function notifyEndedInvitations(services: Services, ended: readonly EndedInvitation[]): Promise<void> {
  for (const { kitchenId, personId } of ended) notifyRemovedFrom(services, kitchenId, [personId])
  for (const kitchenId of new Set(ended.map((each) => each.kitchenId))) await notifyKitchen(services, kitchenId)
}
