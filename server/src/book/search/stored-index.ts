import { sql } from 'kysely'
import type { Database } from '../../machinery/base/database/database.ts'

/** What a row of the index takes besides its letters, bytes. */
export const rowBytes = 60

/** What rows of the index take more than before, bytes; `searchWords` is that of the forms. */
interface StoredBytes {
  readonly searchPostings?: number
  readonly searchWords?: number
}

/** Counts what rows of the index take, which no trigger does: a merge writes thousands of them. */
export async function countStored(
  db: Database['db'],
  ownerId: string,
  { searchPostings = 0, searchWords = 0 }: StoredBytes,
): Promise<void> {
  const counted = [
    { ownerId, kind: 'searchPostings', bytes: searchPostings },
    { ownerId, kind: 'searchWords', bytes: searchWords },
  ] as const
  const changed = counted.filter(({ bytes }) => bytes !== 0)
  if (changed.length === 0) return
  await db
    .insertInto('storedSpace')
    .values(changed)
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'kind']).doUpdateSet({ bytes: sql`"storedSpace".bytes + excluded.bytes` }),
    )
    .execute()
}
