import type { FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { recordEvent } from '../audit/record-event.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { countTry, giveTryBack, paces } from '../machinery/throttle.ts'
import { logFailedLogin } from './failed-login.ts'
import { readPasswordHash } from './store.ts'

/**
 * Checks the present password before a change that needs more than an open session.
 * @throws {Refusal} `incorrect-password`, `too-many-tries`
 */
export async function provePassword(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  member: Member,
  password: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  // Counted per session, so that guesses elsewhere do not block the member.
  await countTry(database, paces.prove, member.sessionId)
  if (!(await passwords.matches(await readPasswordHash(database, member), password ?? ''))) {
    logFailedLogin(request)
    await recordEvent(database, { kind: 'login-failed', userId: member.id, request })
    throw new Refusal('incorrect-password', 'the current password is incorrect', 'body.currentPassword')
  }
  await giveTryBack(database, paces.prove, member.sessionId)
}
