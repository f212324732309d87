import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'

/** Deletes sessions, password codes and counted tries that mean nothing any more. */
export async function purgeExpired({ db }: Database): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now()).execute()
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now()).execute()
  await db.deleteFrom('throttles').where('paidAt', '<=', Date.now()).execute()
}
