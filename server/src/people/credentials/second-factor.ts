import { Secret, TOTP } from 'otpauth'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'

/** Time in which a new key needs its first code, ms. */
const setUpMs = 15 * 60_000

/** So many codes before and after the present one are accepted: clocks differ. */
const window = 1

const totpOf = (secret: string, label = '') => new TOTP({ issuer: 'Potluck', label, secret: Secret.fromBase32(secret) })

/** Codes are typed with the space that apps show. */
const withoutSpaces = (code: string): string => code.replace(/\s/g, '')

/** Whether somebody typed a code of an app; everything else may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(withoutSpaces(code))

/** The 30 seconds that a code belongs to, counted since 1970; null for a code of no time near now. */
function stepOf(secret: string, code: string): number | null {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: withoutSpaces(code), window })
  return delta === null ? null : totp.counter() + delta
}

const isOn = () => new Refusal('second-factor-on', 'a second factor is on: switch it off first')

export async function hasSecondFactor({ db }: Database, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return factor !== undefined
}

/** The facts on the second factor that its member sees. */
export async function readSecondFactor(database: Database, member: Member) {
  return {
    isOn: await hasSecondFactor(database, member.id),
    recoveryCodesLeft: await countRecoveryCodes(database, member.id),
  }
}

/**
 * Makes a key for an authenticator app, which replaces one that was not confirmed.
 * @param email names the account in the app
 * @throws {Refusal} `second-factor-on`
 */
export async function startSecondFactor({ db }: Database, member: Member, email: string) {
  const secret = new Secret({ size: 20 }).base32
  const started = { secret, createdAt: now(), lastStep: 0 }
  const stored = await db
    .insertInto('secondFactors')
    .values({ userId: member.id, confirmedAt: null, ...started })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(started).where('secondFactors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  if (!stored) throw isOn()
  return { secret, uri: totpOf(secret, email).toString() }
}

/**
 * Switches the second factor on with a code of its new key.
 * @returns recovery codes; null if the code is wrong or the key too old
 * @throws {Refusal} `second-factor-on`
 */
export function confirmSecondFactor(database: Database, member: Member, code: string): Promise<string[] | null> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await dialect.lockMember(db, member.id)
    const factor = await db
      .selectFrom('secondFactors')
      .select(['secret', 'createdAt', 'confirmedAt'])
      .where('userId', '=', member.id)
      .executeTakeFirst()
    if (factor && factor.confirmedAt !== null) throw isOn()
    const step = factor && factor.createdAt > now(-setUpMs) ? stepOf(factor.secret, code) : null
    if (step === null) return null
    await db
      .updateTable('secondFactors')
      .set({ confirmedAt: now(), lastStep: step })
      .where('userId', '=', member.id)
      .execute()
    return replaceRecoveryCodes(inside, member.id)
  })
}

/** Replaces the recovery codes of a member with a second factor. @throws {Refusal} `not-found` without one */
export function createRecoveryCodes(database: Database, member: Member): Promise<string[]> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    if (!(await hasSecondFactor(inside, member.id))) throw notFound('second factor')
    return replaceRecoveryCodes(inside, member.id)
  })
}

/** Switches the second factor of a user off. @returns whether one was on */
export function endSecondFactor(database: Database, userId: string): Promise<boolean> {
  return inTransaction(database, async ({ db }) => {
    await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
    const ended = await db
      .deleteFrom('secondFactors')
      .where('userId', '=', userId)
      .returning('confirmedAt')
      .executeTakeFirst()
    return ended !== undefined && ended.confirmedAt !== null
  })
}

/** Uses a code of the app or a recovery code up: each is accepted once. @returns whether it was right */
export async function spendCode(database: Database, userId: string, code: string): Promise<boolean> {
  if (!isAppCode(code)) return spendRecoveryCode(database, userId, code)
  const { db } = database
  const factor = await db
    .selectFrom('secondFactors')
    .select('secret')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  const step = factor ? stepOf(factor.secret, code) : null
  if (step === null) return false
  const spent = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return spent !== undefined
}

/** Deletes keys that were never confirmed. */
export async function purgeUnconfirmed({ db }: Database): Promise<void> {
  await db
    .deleteFrom('secondFactors')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<=', now(-setUpMs))
    .execute()
}
