import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'

/**
 * Whether somebody can still take this address back: nobody else gets it until then.
 * @param userId the account that asks for it; null for a new one
 */
export async function isReserved({ db }: Database, email: string, userId: string | null): Promise<boolean> {
  const link = await db
    .selectFrom('emailLinks')
    .select('id')
    .where('kind', '=', 'take-back')
    .where('email', '=', email)
    .where('expiresAt', '>', now())
    .$if(userId !== null, (query) => query.where('userId', '!=', userId ?? ''))
    .executeTakeFirst()
  return link !== undefined
}
