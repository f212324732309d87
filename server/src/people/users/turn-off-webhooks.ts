import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'

/** Turns off every webhook of an account: whoever made one with a stolen password hears nothing after the next one. */
export async function turnOffWebhooks({ db }: Database, userId: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ offReason: 'password', offSince: now(), nextDinnerAt: null })
    .where('ownerId', '=', userId)
    .where('offSince', 'is', null)
    .execute()
}
