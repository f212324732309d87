import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { notifyKitchen, notifyRemovedFrom } from './notify-kitchen.ts'

/** A person whose invitation into a kitchen ended. */
export interface EndedInvitation {
  readonly kitchenId: string
  readonly personId: string
}

/** Takes back the invitations between two people who are no longer friends. */
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

/** Takes back the invitations and links of a person who no longer keeps the kitchen. */
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

/** Notifies the invited people and the members of the kitchens. */
export async function notifyEndedInvitations(services: Services, ended: readonly EndedInvitation[]): Promise<void> {
  for (const { kitchenId, personId } of ended) notifyRemovedFrom(services, kitchenId, [personId])
  for (const kitchenId of new Set(ended.map((each) => each.kitchenId))) await notifyKitchen(services, kitchenId)
}
