import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'

/** Ends what assistants were allowed by a member, with requests that are on their way. */
export async function revokeAssistants({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('assistantRequests').where('userId', '=', userId).execute()
  await db
    .updateTable('apiTokens')
    .set({ revokedAt: now() })
    .where('userId', '=', userId)
    .where('clientId', 'is not', null)
    .where('revokedAt', 'is', null)
    .execute()
}

/** Revokes every API token of an account: whoever made one, or let an assistant in, with a stolen password loses it with the next one. */
export async function revokeApiTokens(database: Database, userId: string): Promise<void> {
  await revokeAssistants(database, userId)
  await database.db
    .updateTable('apiTokens')
    .set({ revokedAt: now() })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
}
