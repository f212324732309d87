import type { FastifyRequest } from 'fastify'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, giveTryBack, paces } from '../../machinery/base/throttle.ts'
import { recordEvent } from '../audit/record-event.ts'
import { hasSecondFactor, isAppCode, spendCode } from '../credentials/second-factor.ts'
import { logFailedLogin } from './failed-login.ts'

interface Shown {
  readonly userId: string
  /** The typed code. */
  readonly code: string | undefined
  /** Under what wrong codes are counted. */
  readonly counted: string
  /** The acting person; null at a login. */
  readonly actorId: string | null
}

/**
 * Asks an account with a second factor for a code of it.
 * @returns whether it has one
 * @throws {Refusal} `second-factor-needed`, `incorrect-code`, `too-many-tries`
 */
export async function requireSecondFactor(
  database: Database,
  { userId, code = '', counted, actorId }: Shown,
  request: FastifyRequest,
): Promise<boolean> {
  if (!(await hasSecondFactor(database, userId))) return false
  if (code.trim() === '') {
    throw new Refusal('second-factor-needed', 'a code of the second factor is needed', 'body.secondFactor')
  }
  const pace = isAppCode(code) ? paces.secondFactor : paces.recoveryCode
  await countTry(database, pace, counted)
  if (!(await spendCode(database, userId, code))) {
    logFailedLogin(request)
    await recordEvent(database, { kind: 'login-failed', userId, actorId, request })
    throw new Refusal('incorrect-code', 'the code is incorrect, too old or was used', 'body.secondFactor')
  }
  await giveTryBack(database, pace, counted)
  if (!isAppCode(code)) await recordEvent(database, { kind: 'recovery-code-used', userId, request })
  return true
}
