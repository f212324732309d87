import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { createToken, digest } from '../../machinery/base/token.ts'
import type { CredentialTables } from './tables.ts'

/** Somebody has so long to touch a key or to look at a phone, milliseconds. */
const lifetime = 5 * 60_000

/** The purpose of a challenge, and the session that asked for it; null for a login. */
export interface ChallengeUse {
  readonly purpose: CredentialTables['passkeyChallenges']['purpose']
  readonly sessionId: string | null
}

/** Makes a challenge for a passkey, base64url. */
export async function createChallenge({ db }: Database, use: ChallengeUse): Promise<string> {
  const challenge = createToken()
  await db
    .insertInto('passkeyChallenges')
    .values({ id: digest(challenge), ...use, expiresAt: now(lifetime) })
    .execute()
  return challenge
}

/** Uses a challenge up. @returns false if it was used, is too old, never was, or is for something else */
export async function spendChallenge(
  { db }: Database,
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkeyChallenges')
    .where('id', '=', digest(challenge))
    .where('purpose', '=', purpose)
    .where('sessionId', sessionId === null ? 'is' : '=', sessionId)
    .where('expiresAt', '>', now())
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Deletes challenges that nobody answered in time. */
export async function purgeChallenges({ db }: Database): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now()).execute()
}
