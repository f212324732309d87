import { sql } from 'kysely'
import type { Database } from '../machinery/database/database.ts'

/** What a row of the index takes besides its letters, bytes. */
export const rowBytes = 60

/** Counts what rows of the index take, which no trigger does: a merge writes thousands of them. */
export async function countStored(
  db: Database['db'],
  ownerId: string,
  kind: 'searchPostings' | 'searchWords',
  bytes: number,
): Promise<void> {
  if (bytes === 0) return
  await db
    .insertInto('storedSpace')
    .values({ ownerId, kind, bytes })
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'kind']).doUpdateSet({ bytes: sql`${sql.ref('storedSpace.bytes')} + ${bytes}` }),
    )
    .execute()
}
