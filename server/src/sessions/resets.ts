import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { createToken, digest } from './token.ts'

/** A mailed link opens for this long, milliseconds. */
const lifetime = 3_600_000

/** Makes a one-use code for a new password; only its digest is kept. */
export async function createReset({ db }: Database, userId: string): Promise<string> {
  const code = createToken()
  await db
    .insertInto('passwordResets')
    .values({ id: digest(code), userId, expiresAt: now(lifetime) })
    .execute()
  return code
}

/** Whether a code still opens, so that no password is hashed for one that does not. */
export async function isResetOpen({ db }: Database, code: string): Promise<boolean> {
  const reset = await db
    .selectFrom('passwordResets')
    .select('id')
    .where('id', '=', digest(code))
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  return reset !== undefined
}

/**
 * Sets a new password with a code, once: of two uses at the same time one wins. Ends every session and every other
 * code of the account. Gives the user's id, or null when the code was used, is too old or never was.
 */
export async function useReset(database: Database, code: string, passwordHash: string): Promise<string | null> {
  return inTransaction(database, async ({ db }) => {
    const used = await db
      .deleteFrom('passwordResets')
      .where('id', '=', digest(code))
      .where('expiresAt', '>', now())
      .returning('userId')
      .executeTakeFirst()
    if (!used) return null
    const { userId } = used
    await db.updateTable('users').set({ passwordHash, updatedAt: now() }).where('id', '=', userId).execute()
    await db.deleteFrom('passwordResets').where('userId', '=', userId).execute()
    await db.deleteFrom('sessions').where('userId', '=', userId).execute()
    return userId
  })
}
