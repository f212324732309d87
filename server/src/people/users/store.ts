import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Account } from '@potluck/api/account'
import type { AuditKind } from '@potluck/api/audit'
import { v7 as uuid } from 'uuid'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { recordEvent } from '../audit/record-event.ts'
import { demoEnd, isOfDemo } from './demo-account.ts'
import { endAccess, endLinks } from './end-access.ts'
import { isReserved } from './reserved-email.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
  /** Null for an account without a password, which an identity provider opens. */
  readonly passwordHash: string | null
  /** Whether somebody proved already that the e-mail is theirs. */
  readonly isEmailConfirmed?: boolean
}

/** The credentials of an account. */
export interface Credentials {
  readonly id: string
  /** Null where there is none. */
  readonly passwordHash: string | null
  readonly disabledAt: string | null
}

/** Refuses an e-mail that another account has. */
export const emailTaken = (): Refusal =>
  new Refusal('email-taken', 'there is an account with this e-mail already', 'body.email')

/** Creates an account. The first one of a server is its admin, unless it is of a demo. @returns its id, or null if the e-mail is taken */
export async function createAccount(
  database: Database,
  { isEmailConfirmed = false, ...account }: NewAccount,
): Promise<string | null> {
  if (await isReserved(database, account.email, null)) return null
  const created = await database.db
    .insertInto('users')
    .values(({ eb, exists, selectFrom, lit }) => ({
      id: uuid(),
      ...account,
      passwordHash: account.passwordHash ?? '',
      handle: null,
      createdAt: now(),
      updatedAt: now(),
      lastLoginAt: null,
      about: '',
      profileOn: 1,
      profileVisibility: isOfDemo(account.email) ? 'friends' : 'public',
      foundByEmail: 0,
      keeper: isOfDemo(account.email)
        ? 0
        : eb
            .case()
            .when(exists(selectFrom('users').select('id')))
            .then(lit(0))
            .else(lit(1))
            .end(),
      disabledAt: null,
      emailConfirmedAt: isEmailConfirmed ? now() : null,
    }))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}

/** Reads the credentials of an e-mail, for a login. */
export async function findCredentials({ db }: Database, email: string): Promise<Credentials | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'disabledAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  return user && { ...user, passwordHash: user.passwordHash || null }
}

/** Whether the owner of an account has proven that its e-mail is theirs. */
export async function isEmailConfirmed({ db }: Database, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('emailConfirmedAt').where('id', '=', userId).executeTakeFirst()
  return user !== undefined && user.emailConfirmedAt !== null
}

/** Whether nobody can log in with an account. */
export async function isDisabled({ db }: Database, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('disabledAt').where('id', '=', userId).executeTakeFirst()
  return user !== undefined && user.disabledAt !== null
}

/** The e-mail of an account; empty if it was just deleted. */
export async function readEmail({ db }: Database, userId: string): Promise<string> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return user?.email ?? ''
}

/** Whether somebody has logged in to an account before; not so for one that was just created. */
export async function hasLoggedIn({ db }: Database, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('lastLoginAt').where('id', '=', userId).executeTakeFirst()
  return user !== undefined && user.lastLoginAt !== null
}

export async function noteLogin({ db }: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ lastLoginAt: now() }).where('id', '=', userId).execute()
}

/** Time in which an account is told that an admin made a link for its password, milliseconds. */
const toldFor = 30 * 24 * 3_600_000

/** When something last happened to the account of late. */
const lastEvent = (db: Database['db'], member: Member, kind: AuditKind) =>
  db
    .selectFrom('auditEvents')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('userId', '=', member.id)
    .where('kind', '=', kind)
    .where('at', '>', now(-toldFor))
    // Grouped, it is looked up by the account: PostgreSQL would else read the events of everybody, the newest first.
    .groupBy('userId')

/** The member's account as its owner sees it. */
export async function readAccount({ db }: Database, member: Member) {
  const { keeper, emailConfirmedAt, passwordHash, linkMadeAt, linkUsedAt, ...account } = await db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      ...(['id', 'name', 'email', 'handle', 'createdAt', 'updatedAt'] as const),
      ...(['keeper', 'emailConfirmedAt', 'passwordHash'] as const),
      selectFrom('emailLinks')
        .select('emailLinks.email')
        .whereRef('emailLinks.userId', '=', 'users.id')
        .whereRef('emailLinks.email', '!=', 'users.email')
        .where('emailLinks.kind', '=', 'confirm')
        .where('emailLinks.expiresAt', '>', now())
        .limit(1)
        .as('pendingEmail'),
      lastEvent(db, member, 'password-link-made').as('linkMadeAt'),
      lastEvent(db, member, 'password-reset').as('linkUsedAt'),
    ])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const isEmailConfirmed = emailConfirmedAt !== null
  const usedAt = linkMadeAt !== null && linkUsedAt !== null && linkUsedAt >= linkMadeAt ? linkUsedAt : null
  const adminLink = linkMadeAt === null ? null : { madeAt: linkMadeAt, usedAt }
  return {
    ...account,
    adminLink,
    keeperLink: adminLink,
    isAdmin: keeper === 1,
    isKeeper: keeper === 1,
    isEmailConfirmed,
    hasPassword: passwordHash !== '',
    ...(isOfDemo(account.email) && { demoEndsAt: demoEnd(account.createdAt) }),
  } satisfies Account
}

/** Whether an account other than the member's has this e-mail, or can still take it back. */
export async function isEmailTaken(database: Database, member: Member, email: string): Promise<boolean> {
  const other = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', member.id)
    .executeTakeFirst()
  return other !== undefined || (await isReserved(database, email, member.id))
}

/** Null for a member without a password. */
export async function readPasswordHash({ db }: Database, member: Member): Promise<string | null> {
  const user = await db.selectFrom('users').select('passwordHash').where('id', '=', member.id).executeTakeFirstOrThrow()
  return user.passwordHash || null
}

export interface AccountChange {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly passwordHash?: string | undefined
}

/**
 * Changes the member's account; what is undefined stays. A new password ends the member's other sessions and API tokens.
 * @throws an error that `isTaken` knows, when the e-mail belongs to somebody else
 */
export async function changeAccount(
  database: Database,
  member: Member,
  change: AccountChange,
  request: RequestOrigin,
): Promise<void> {
  await inTransaction(database, async (inside) => {
    await inside.db
      .updateTable('users')
      .set({ ...change, updatedAt: now() })
      .$if(change.email !== undefined, (query) => query.set({ emailConfirmedAt: null }))
      .where('id', '=', member.id)
      .execute()
    const changed = { userId: member.id, request }
    if (change.email !== undefined) await recordEvent(inside, { kind: 'email-changed', ...changed })
    if (change.passwordHash !== undefined) await recordEvent(inside, { kind: 'password-changed', ...changed })
    if (change.passwordHash !== undefined) await endAccess(inside, member.id, member.sessionId)
    else if (change.email !== undefined) await endLinks(inside, member.id)
  })
}

/** Rows that one statement deletes. */
const batch = 500

/**
 * Deletes the account and every row that it owns; copies that others received stay. Large tables are emptied first in small
 * steps, so that the server can answer in between. If it is interrupted, it can be called again.
 */
export async function deleteAccount({ db }: Database, member: Reader): Promise<void> {
  for (const table of ['recipes', 'images', 'messages'] as const) {
    for (let deleted = batch; deleted === batch; ) {
      const some = db.selectFrom(table).select('id').where('ownerId', '=', member.id).limit(batch)
      const gone = await db
        .deleteFrom(table)
        .where('ownerId', '=', member.id)
        .where('id', 'in', some)
        .executeTakeFirst()
      deleted = Number(gone.numDeletedRows)
      await nextTurn()
    }
  }
  await db.deleteFrom('users').where('id', '=', member.id).execute()
}
