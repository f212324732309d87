import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../machinery/base/database/database.ts'

/** Rows that one statement deletes, while others wait. */
const batch = 500

const abandoned = ({ db }: Database) =>
  db
    .selectFrom('kitchens')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('kitchenMembers').select('personId').whereRef('kitchenMembers.kitchenId', '=', 'kitchens.id'),
        ),
      ),
    )
    .execute()

/** Deletes kitchens in which nobody is any more, with their books; interrupted, it can be called again. */
export async function deleteAbandoned(database: Database): Promise<void> {
  const { db } = database
  for (const { id } of await abandoned(database)) {
    for (const table of ['recipes', 'images'] as const) {
      for (let deleted = batch; deleted === batch; ) {
        const some = db.selectFrom(table).select('id').where('ownerId', '=', id).limit(batch)
        const gone = await db.deleteFrom(table).where('ownerId', '=', id).where('id', 'in', some).executeTakeFirst()
        deleted = Number(gone.numDeletedRows)
        await nextTurn()
      }
    }
    await db.deleteFrom('books').where('id', '=', id).execute()
  }
}
