import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The people who blocked the reader, by id, to select from: to the reader they have no account. */
export const hiddenFrom = (db: Database['db'], reader: Reader) =>
  db.selectFrom('blocks').select('blocks.ownerId').where('blocks.blockedId', '=', reader.id)

/** Whether somebody has no account to the reader: they blocked them. */
export const isHidden = async ({ db }: Database, reader: Reader, ownerId: string): Promise<boolean> =>
  (await hiddenFrom(db, reader).where('blocks.ownerId', '=', ownerId).executeTakeFirst()) !== undefined

/** Which of these people the reader blocked. */
export async function blockedAmong(
  { db }: Database,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('blocks')
    .select('blockedId')
    .where('ownerId', '=', reader.id)
    .where('blockedId', 'in', ids)
    .execute()
  return new Set(rows.map(({ blockedId }) => blockedId))
}
