import type { IdentityProof } from '@potluck/api/identity-proof'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { recordEvent } from '../audit/record-event.ts'
import { verifyPasskey } from '../credentials/verify-passkey.ts'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { countTry, giveTryBack, paces } from '../machinery/throttle.ts'
import { logFailedLogin } from './failed-login.ts'
import { requireSecondFactor } from './require-second-factor.ts'
import { readPasswordHash } from './store.ts'

type Known = Pick<Services, 'config' | 'database' | 'passwords'>

/** A session that showed the second factor is not asked for it again so soon, milliseconds. */
const secondFactorMs = 10 * 60_000

/** Notes that a session showed the second factor of its member. */
export async function noteSecondFactor({ db }: Database, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ secondFactorAt: now() }).where('id', '=', sessionId).execute()
}

async function showedSecondFactor({ db }: Database, member: Member): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('secondFactorAt')
    .where('id', '=', member.sessionId)
    .executeTakeFirst()
  return (session?.secondFactorAt ?? '') > now(-secondFactorMs)
}

/**
 * Checks that the owner of the account is at the device, before what needs more than an open session: by the password,
 * with the second factor where one is set, or by a passkey.
 * @throws {Refusal} `incorrect-password`, `incorrect-passkey`, `second-factor-needed`, `incorrect-code`, `too-many-tries`
 */
export async function proveIdentity(
  known: Known,
  member: Member,
  { currentPassword, secondFactor, passkey }: IdentityProof,
  request: FastifyRequest,
): Promise<void> {
  const { database, passwords } = known
  // Counted per session, so that guesses elsewhere do not block the member.
  await countTry(database, paces.prove, member.sessionId)
  if (passkey !== undefined) {
    const ownerId = await verifyPasskey(known, passkey, request, { purpose: 'proof', sessionId: member.sessionId })
    if (ownerId !== member.id) throw new Refusal('incorrect-passkey', 'this is a passkey of another account')
  } else if (!(await passwords.matches(await readPasswordHash(database, member), currentPassword ?? ''))) {
    logFailedLogin(request)
    await recordEvent(database, { kind: 'login-failed', userId: member.id, request })
    throw new Refusal('incorrect-password', 'the current password is incorrect', 'body.currentPassword')
  }
  await giveTryBack(database, paces.prove, member.sessionId)
  if (passkey !== undefined || (await showedSecondFactor(database, member))) return
  const shown = {
    userId: member.id,
    code: secondFactor,
    counted: `session ${member.sessionId}`,
    actorId: member.id,
  }
  if (await requireSecondFactor(database, shown, request)) await noteSecondFactor(database, member.sessionId)
}
