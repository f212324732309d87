import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { createToken, digest } from '../../machinery/base/token.ts'
import { endAccess } from '../../people/users/end-access.ts'

/** A mailed link opens for this long, milliseconds. */
const lifetime = 3_600_000

/** Makes a one-use code for a new password; only its digest is stored. */
export async function createReset({ db }: Database, userId: string): Promise<string> {
  const code = createToken()
  await db
    .insertInto('passwordResets')
    .values({ id: digest(code), userId, expiresAt: now(lifetime) })
    .execute()
  return code
}

/** The account that a code opens; null when it does not, so that no password is hashed for it. */
export async function accountOfReset({ db }: Database, code: string) {
  const reset = await db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['users.id', 'users.email'])
    .where('passwordResets.id', '=', digest(code))
    .where('passwordResets.expiresAt', '>', now())
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst()
  return reset ?? null
}

/**
 * Sets a new password with a code, once: of two uses at the same time one wins. Ends every session, every API token
 * and every other code of the account. Gives the user's id, or null when the code was used, is too old or never was.
 */
export async function useReset(database: Database, code: string, passwordHash: string): Promise<string | null> {
  return inTransaction(database, async (inside) => {
    const { db } = inside
    const used = await db
      .deleteFrom('passwordResets')
      .where('id', '=', digest(code))
      .where('expiresAt', '>', now())
      .returning('userId')
      .executeTakeFirst()
    if (!used) return null
    const { userId } = used
    await db.updateTable('users').set({ passwordHash, updatedAt: now() }).where('id', '=', userId).execute()
    await endAccess(inside, userId)
    return userId
  })
}
