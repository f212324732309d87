import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { reachAllShared } from '../../people/sharing/sharing.ts'

/** Dishes of plans that the reader is on. @throws {Refusal} `not-found` when one of the ids is none */
export async function requireDishes(database: Database, reader: Reader, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const plans = await reachAllShared(database, reader, 'plan')
  const rows = await database.db
    .selectFrom('mealPlanItems')
    .select('id')
    .where('id', 'in', wanted)
    .where('planId', 'in', [...plans.map(({ id }) => id), ''])
    .execute()
  if (new Set(rows.map(({ id }) => id)).size < wanted.length) throw notFound('dish')
}
