import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'

/**
 * Revokes every API token of an account, and what assistants were allowed: whoever did that with a stolen password loses it with the next
 * password.
 */
export async function revokeApiTokens({ db }: Database, userId: string): Promise<void> {
  await db
    .updateTable('apiTokens')
    .set({ revokedAt: now() })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
  await db.deleteFrom('assistantRequests').where('userId', '=', userId).execute()
}
