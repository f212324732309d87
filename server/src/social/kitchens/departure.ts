import type { Departure } from '../../machinery/for-features/define-feature.ts'
import { deleteAbandoned } from './delete-abandoned.ts'
import { departFrom, type LeftKitchen } from './members.ts'

/** Takes whoever deletes their account out of their kitchens; those who stay are told. */
export const kitchenDeparture: Departure = async ({ database, notifier }, member) => {
  const rows = await database.db
    .selectFrom('kitchenMembers')
    .select('kitchenId')
    .where('personId', '=', member.id)
    .execute()
  const left: LeftKitchen[] = []
  for (const { kitchenId } of rows) left.push(await departFrom(database, member, kitchenId))
  await deleteAbandoned(database)
  return () => {
    for (const { kitchenId, audience, ended } of left) {
      notifier.notify(audience, { type: 'kitchen:changed', data: { kitchenId } })
      for (const { personId } of ended) notifier.notify([personId], { type: 'kitchen:removed', data: { kitchenId } })
    }
  }
}
