import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'

/**
 * Refuses to remove the last way to log in: a password, a passkey, or an account at an identity provider that is set
 * up.
 * @param inside the transaction that took it away, with the lock of the user
 * @throws {Refusal} `last-way-in`
 */
export async function refuseWithoutWayIn(
  { db }: Database,
  { config, identityProviders }: Pick<Services, 'config' | 'identityProviders'>,
  userId: string,
): Promise<void> {
  const linked = await db.selectFrom('linkedAccounts').select('issuer').where('userId', '=', userId).execute()
  if (linked.some(({ issuer }) => identityProviders.ofIssuer(issuer) !== null)) return
  const { hasPassword, hasPasskey } = await db
    .selectFrom('users')
    .select(({ eb, exists, selectFrom }) => [
      eb('passwordHash', '!=', '').as('hasPassword'),
      exists(selectFrom('passkeys').select('id').whereRef('passkeys.userId', '=', 'users.id')).as('hasPasskey'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (config.passwordLogin && (hasPassword || hasPasskey)) return
  throw new Refusal('last-way-in', 'nothing else opens this account: set a password or link another account')
}
