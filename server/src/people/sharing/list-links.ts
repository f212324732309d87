import type { Database } from '../../machinery/base/database/database.ts'

/** Takes back the links that bring people onto a list: whoever was taken off does not come back by the one they have. */
export async function endListLinks(
  { db }: Database,
  list: { readonly ownerId: string; readonly id: string },
): Promise<void> {
  await db.deleteFrom('invitations').where('ownerId', '=', list.ownerId).where('listId', '=', list.id).execute()
}
