import type { Kysely } from 'kysely'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { addressKey } from '../../machinery/web/tickets/tickets.ts'
import { vapidSecret } from '../../social/push/vapid-keys.ts'

/**
 * The rows of `secrets` that no backup holds: who has the file could sign addresses with one, send notifications with another. The last one is
 * the key of addresses of versions before.
 */
export const keysOfServer: ReadonlySet<unknown> = new Set([addressKey, vapidSecret, 'ticket-key'])

/**
 * Tables whose rows no backup holds: logins at a provider that are under way, and requests of assistants. They mean nothing minutes later. A
 * login may carry the secret of an invitation.
 */
export const tablesLeftOut: ReadonlySet<string> = new Set(['assistantRequests', 'providerLogins'])

/** More changes than a collection has between a backup and its restore. */
const changesLost = 1_000_000

/**
 * Ends the sessions of restored tables, also those that were ended after the backup. The server makes new keys. Calendar programs begin anew:
 * they know of changes that the backup does not have. Waiting deliveries of webhooks were sent since, or are old.
 */
export async function endAccess(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('providerLogins').execute()
  await db.deleteFrom('assistantRequests').execute()
  await db
    .updateTable('davCollections')
    .set(({ eb }) => ({ mark: eb('mark', '+', changesLost), forgotten: eb('mark', '+', changesLost - 1) }))
    .execute()
  await db.deleteFrom('webhookDeliveries').execute()
  await db.deleteFrom('secrets').where('name', 'in', [addressKey, vapidSecret]).execute()
}
