import { isTaken } from '../../machinery/base/database/broken-rule.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { createToken, digest } from '../../machinery/base/token.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { recordEvent } from '../audit/record-event.ts'
import { endSecondFactor } from '../credentials/second-factor.ts'
import { endAccess } from './end-access.ts'
import { isReserved } from './reserved-email.ts'
import { emailTaken } from './store.ts'

type LinkKind = 'confirm' | 'take-back'

/** How long each kind of mailed link opens, milliseconds. */
const lifetimeMs = { confirm: 24 * 3_600_000, 'take-back': 72 * 3_600_000 } as const satisfies Record<LinkKind, number>

/** Refuses the code of a mailed link. */
export const linkDead = (): Refusal => new Refusal('link-dead', 'this link was used already or is too old', 'body.code')

/** Makes a one-use code; only its digest is stored. A new link to confirm an address replaces the one before. */
async function createLink({ db }: Database, kind: LinkKind, userId: string, email: string): Promise<string> {
  if (kind === 'confirm') {
    await db.deleteFrom('emailLinks').where('userId', '=', userId).where('kind', '=', kind).execute()
  }
  const code = createToken()
  await db
    .insertInto('emailLinks')
    .values({ id: digest(code), userId, kind, email, createdAt: now(), expiresAt: now(lifetimeMs[kind]) })
    .execute()
  return code
}

/** Makes the code that proves an address: the present one of the account, or the one that is to follow it. */
export const createConfirmation = (database: Database, userId: string, email: string): Promise<string> =>
  inTransaction(database, (inside) => createLink(inside, 'confirm', userId, email))

/** The link is used up, and its account locked. @throws {Refusal} `link-dead`, also while the account is disabled */
async function useLink(inside: Database, kind: LinkKind, code: string) {
  const { db, dialect } = inside
  const link = await db
    .deleteFrom('emailLinks')
    .where('id', '=', digest(code))
    .where('kind', '=', kind)
    .where('expiresAt', '>', now())
    .returning(['userId', 'email', 'createdAt'])
    .executeTakeFirst()
  if (!link) throw linkDead()
  await dialect.lockMember(db, link.userId)
  const user = await db
    .selectFrom('users')
    .select(['email', 'emailConfirmedAt'])
    .where('id', '=', link.userId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!user) throw linkDead()
  return { ...link, user }
}

/** Gives the account a confirmed address. Codes for the old one end. @throws {Refusal} `email-taken` */
async function setEmail(inside: Database, userId: string, email: string): Promise<void> {
  const { db } = inside
  if (await isReserved(inside, email, userId)) throw emailTaken()
  await db
    .updateTable('users')
    .set({ email, emailConfirmedAt: now(), updatedAt: now() })
    .where('id', '=', userId)
    .execute()
  await db.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}

const asRefusal = (error: unknown): never => {
  throw isTaken(error) ? emailTaken() : error
}

/** An address that was replaced. */
export interface ReplacedEmail {
  readonly userId: string
  readonly email: string
  /** Takes the change back; null where the old address was never confirmed: it may be the typo of somebody else's. */
  readonly takeBackCode: string | null
}

/**
 * Confirms an address with a mailed code. A new address counts from then on, and the old one can take it back.
 * @returns the address that was replaced; null when the present one was confirmed
 * @throws {Refusal} `link-dead`; `email-taken` when somebody else has the address by now
 */
export function confirmEmail(database: Database, code: string, request: RequestOrigin): Promise<ReplacedEmail | null> {
  return inTransaction(database, async (inside) => {
    const { userId, email, user } = await useLink(inside, 'confirm', code)
    await setEmail(inside, userId, email)
    await recordEvent(inside, { kind: 'email-confirmed', userId, request })
    if (email === user.email) return null
    await recordEvent(inside, { kind: 'email-changed', userId, request })
    const isProven = user.emailConfirmedAt !== null
    const takeBackCode = isProven ? await createLink(inside, 'take-back', userId, user.email) : null
    return { userId, email: user.email, takeBackCode }
  }).catch(asRefusal)
}

/**
 * When an address change is reverted, logins added this long before it are removed, ms: one day before the request, one
 * to confirm it.
 */
const beforeChangeMs = lifetimeMs.confirm + 24 * 3_600_000

/** Removes what may be a thief's: the ways to log in that were added since. @param since an instant */
async function removeWaysInSince(inside: Database, userId: string, since: string): Promise<void> {
  const { db } = inside
  for (const table of ['passkeys', 'linkedAccounts'] as const) {
    await db.deleteFrom(table).where('userId', '=', userId).where('createdAt', '>=', since).execute()
  }
  const factor = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .executeTakeFirst()
  if (factor) await endSecondFactor(inside, userId)
}

/**
 * Gives the account its old address again, with a code that was mailed there. Every session ends, and later links with
 * it: an earlier address can still take back what followed it. The password and API tokens end: the other person knew
 * the password. Passkeys, linked accounts and a second factor end if they were added since two days before the change.
 * Older ones stay: the old mailbox may be what was stolen.
 * @returns the account
 * @throws {Refusal} `link-dead`
 */
export function takeEmailBack(database: Database, code: string, request: RequestOrigin): Promise<string> {
  return inTransaction(database, async (inside) => {
    const { db } = inside
    const { userId, email, createdAt } = await useLink(inside, 'take-back', code)
    await db
      .deleteFrom('emailLinks')
      .where('userId', '=', userId)
      .where(({ eb, or }) => or([eb('kind', '=', 'confirm'), eb('createdAt', '>=', createdAt)]))
      .execute()
    await setEmail(inside, userId, email)
    await db.updateTable('users').set({ passwordHash: '' }).where('id', '=', userId).execute()
    await endAccess(inside, userId)
    await removeWaysInSince(inside, userId, new Date(Date.parse(createdAt) - beforeChangeMs).toISOString())
    await recordEvent(inside, { kind: 'email-change-taken-back', userId, actorId: null, request })
    return userId
  }).catch(asRefusal)
}

/** Forgets a change of address that was not confirmed. @param email the present one */
export async function withdrawNewEmail({ db }: Database, userId: string, email: string): Promise<void> {
  await db
    .deleteFrom('emailLinks')
    .where('userId', '=', userId)
    .where('kind', '=', 'confirm')
    .where('email', '!=', email)
    .execute()
}
