import type { Services } from '../../machinery/for-features/services.ts'
import { deleteAbandoned } from '../../social/kitchens/delete-abandoned.ts'
import { notifyEndedInvitations } from '../../social/kitchens/end-invitations.ts'
import type { LeftKitchen } from '../../social/kitchens/members.ts'
import { notifyKitchen, notifyRemovedFrom } from '../../social/kitchens/notify-kitchen.ts'

/** Tells those whom it concerns that somebody is out of a kitchen. One in which nobody is any more is deleted. */
export async function notifyLeft(
  services: Services,
  personId: string,
  { kitchenId, audience, ended }: LeftKitchen,
): Promise<void> {
  notifyRemovedFrom(services, kitchenId, [personId])
  await notifyEndedInvitations(services, ended)
  if (audience.length > 0) await notifyKitchen(services, kitchenId)
  else await deleteAbandoned(services.database)
}
