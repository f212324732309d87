import type { webhookEnds } from '@potluck/api/webhooks'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { WebhookTables } from './tables.ts'

export type StoredHook = WebhookTables['webhooks']

/** A webhook is turned off when nothing arrived for so long, milliseconds, or so many deliveries in a row were given up. */
const maxFailingMs = 5 * 24 * 3_600_000
const maxFailures = 20

/** Turns a webhook off, with the reason, and drops its waiting deliveries. @returns whether it was on */
export async function endHook(
  { db }: Database,
  { ownerId, id }: Pick<StoredHook, 'ownerId' | 'id'>,
  offReason: (typeof webhookEnds)[number],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ offReason, offSince: now(), nextDinnerAt: null })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('offSince', 'is', null)
    .executeTakeFirst()
  await db
    .deleteFrom('webhookDeliveries')
    .where('ownerId', '=', ownerId)
    .where('webhookId', '=', id)
    .where('state', '=', 'waiting')
    .where('leaseUntil', 'is', null)
    .execute()
  return numUpdatedRows > 0n
}

/** Notes that something arrived. */
export async function noteSuccess({ db }: Database, { ownerId, id }: StoredHook): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failures: 0, failingSince: null })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('failingSince', 'is not', null)
    .execute()
}

/**
 * Notes that something did not arrive, and turns the webhook off when that goes on.
 * @param isOver the delivery was given up
 * @returns whether it was turned off
 */
export async function failAgain(database: Database, hook: StoredHook, isOver: boolean): Promise<boolean> {
  const failingSince = hook.failingSince ?? now()
  const failures = hook.failures + (isOver ? 1 : 0)
  if (failures >= maxFailures || failingSince < now(-maxFailingMs)) return endHook(database, hook, 'failing')
  await database.db
    .updateTable('webhooks')
    .set({ failingSince, failures })
    .where('ownerId', '=', hook.ownerId)
    .where('id', '=', hook.id)
    .execute()
  return false
}
