import type { FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { countTry, giveTryBack, paces } from '../machinery/throttle.ts'
import { logFailedLogin } from './failed-login.ts'
import { readPasswordHash } from './store.ts'

/** A member without a password proves who they are by a login that is no older than this, milliseconds. */
const freshLogin = 600_000

async function proveByLogin({ db }: Database, member: Member): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', member.sessionId)
    .where('provider', 'is not', null)
    .where('createdAt', '>', now(-freshLogin))
    .executeTakeFirst()
  if (!session) throw new Refusal('log-in-again', 'log in again by your identity provider, or set a password')
}

/**
 * Checks the present password before a change that needs more than an open session.
 * @throws {Refusal} `incorrect-password`, `too-many-tries`; `log-in-again` to a member without a password
 */
export async function provePassword(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  member: Member,
  password: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  const passwordHash = await readPasswordHash(database, member)
  if (passwordHash === null) return proveByLogin(database, member)
  // Counted per session, so that guesses elsewhere do not block the member.
  await countTry(database, paces.prove, member.sessionId)
  if (!(await passwords.matches(passwordHash, password ?? ''))) {
    logFailedLogin(request)
    await recordEvent(database, { kind: 'login-failed', userId: member.id, request })
    throw new Refusal('incorrect-password', 'the current password is incorrect', 'body.currentPassword')
  }
  await giveTryBack(database, paces.prove, member.sessionId)
}
