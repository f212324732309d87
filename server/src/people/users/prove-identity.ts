import type { IdentityProof, PasskeyAssertion } from '@potluck/api/identity-proof'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, giveTryBack, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { recordEvent } from '../audit/record-event.ts'
import { verifyPasskey } from '../credentials/verify-passkey.ts'
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

/** A member without a password proves who they are by a login that is no older than this, milliseconds. */
const freshLoginMs = 600_000

/** @throws {Refusal} `log-in-again` when the session is none of a provider, or too old */
async function proveByLogin({ db }: Database, member: Member): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', member.sessionId)
    .where('provider', 'is not', null)
    .where('createdAt', '>', now(-freshLoginMs))
    .executeTakeFirst()
  if (!session) throw new Refusal('log-in-again', 'log in again by your identity provider, or set a password')
}

/** @throws {Refusal} `incorrect-passkey` */
async function proveByPasskey(known: Known, member: Member, passkey: PasskeyAssertion, request: FastifyRequest) {
  const ownerId = await verifyPasskey(known, passkey, request, { purpose: 'proof', sessionId: member.sessionId })
  if (ownerId !== member.id) throw new Refusal('incorrect-passkey', 'this is a passkey of another account')
}

/**
 * Checks that the owner of the account is at the device, where an open session is not enough. The proof is the password
 * with any second factor, a passkey, or, without a password, a fresh login of an identity provider.
 * @throws {Refusal} `incorrect-password`, `incorrect-passkey`, `second-factor-needed`, `incorrect-code`, `too-many-tries`,
 * `log-in-again`
 */
export async function proveIdentity(
  known: Known,
  member: Member,
  { currentPassword, secondFactor, passkey }: IdentityProof,
  request: FastifyRequest,
): Promise<void> {
  const { database, passwords } = known
  const passwordHash = await readPasswordHash(database, member)
  if (passwordHash === null && passkey === undefined) return proveByLogin(database, member)
  // Counted per session, so that guesses elsewhere do not block the member.
  await countTry(database, paces.prove, member.sessionId)
  if (passkey !== undefined) await proveByPasskey(known, member, passkey, request)
  else if (!(await passwords.matches(passwordHash ?? undefined, currentPassword ?? ''))) {
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
