import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'

const membersOf = async ({ db }: Database, kitchenId: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('kitchenMembers').select('personId').where('kitchenId', '=', kitchenId).execute()
  return rows.map(({ personId }) => personId)
}

/** Notifies the members of a kitchen that it, or who is in it, changed. */
export async function notifyKitchen({ database, notifier }: Services, kitchenId: string): Promise<void> {
  notifier.notify(await membersOf(database, kitchenId), { type: 'kitchen:changed', data: { kitchenId } })
}

/** Notifies people who see a kitchen no more. */
export const notifyRemovedFrom = (
  { notifier }: Pick<Services, 'notifier'>,
  kitchenId: string,
  personIds: readonly string[],
): void => notifier.notify(personIds, { type: 'kitchen:removed', data: { kitchenId } })
