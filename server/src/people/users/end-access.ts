import type { Database } from '../../machinery/base/database/database.ts'
import { forgetDevices } from './known-devices.ts'
import { revokeApiTokens } from './revoke-api-tokens.ts'
import { turnOffWebhooks } from './turn-off-webhooks.ts'

/**
 * Deletes open links to a new password and to another address: they end with the e-mail or password that they were made with.
 */
export async function endLinks({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('passwordResets').where('userId', '=', userId).execute()
  await db.deleteFrom('emailLinks').where('userId', '=', userId).where('kind', '=', 'confirm').execute()
}

/**
 * Ends what the password of an account opened, as it is another from now on: links, known devices, API tokens, webhooks and sessions.
 * @param exceptSession goes on
 */
export async function endAccess(inside: Database, userId: string, exceptSession?: string): Promise<void> {
  await endLinks(inside, userId)
  await forgetDevices(inside, userId)
  await revokeApiTokens(inside, userId)
  await turnOffWebhooks(inside, userId)
  await inside.db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptSession !== undefined, (query) => query.where('id', '!=', exceptSession ?? ''))
    .execute()
}
