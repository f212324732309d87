import type { Account } from '@potluck/api/account'
import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import type { Schema } from '../machinery/database/schema.ts'
import type { Member } from '../sessions/member.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly passwordHash: string
}

/** What proves who somebody is. */
export interface Credentials {
  readonly id: string
  readonly passwordHash: string
}

/** Opens an account; gives its id, or null when the e-mail is taken. */
export async function createAccount({ db }: Database, account: NewAccount): Promise<string | null> {
  const created = await db
    .insertInto('users')
    .values({ id: uuid(), ...account, handle: null, createdAt: now(), updatedAt: now(), lastLoginAt: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}

/** The credentials behind an e-mail, for somebody who is not known yet. */
export async function findCredentials({ db }: Database, email: string): Promise<Credentials | undefined> {
  return db.selectFrom('users').select(['id', 'passwordHash']).where('email', '=', email).executeTakeFirst()
}

export async function noteLogin({ db }: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ lastLoginAt: now() }).where('id', '=', userId).execute()
}

/** The member's account as its owner sees it. */
export async function readAccount({ db }: Database, member: Member): Promise<Account> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'handle', 'createdAt', 'updatedAt'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
}

export async function readPasswordHash({ db }: Database, member: Member): Promise<string> {
  const user = await db.selectFrom('users').select('passwordHash').where('id', '=', member.id).executeTakeFirstOrThrow()
  return user.passwordHash
}

export interface AccountChange {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly passwordHash?: string | undefined
  readonly handle?: string | null | undefined
}

/** What an open password link could still undo ends with the e-mail or password it was made for. */
async function endPasswordLinks(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}

/**
 * Changes the member's account; what is undefined stays. A new password ends the member's other sessions.
 * @throws an error that `isTaken` knows, when e-mail or handle belong to somebody else
 */
export async function changeAccount({ db }: Database, member: Member, change: AccountChange): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ ...change, updatedAt: now() })
      .where('id', '=', member.id)
      .execute()
    if (change.email === undefined && change.passwordHash === undefined) return
    await endPasswordLinks(transaction, member.id)
    if (change.passwordHash === undefined) return
    await transaction
      .deleteFrom('sessions')
      .where('userId', '=', member.id)
      .where('id', '!=', member.sessionId)
      .execute()
  })
}

/** Deletes the account and, by the foreign keys, every row that it owns. */
export async function deleteAccount({ db }: Database, member: Member): Promise<void> {
  await db.deleteFrom('users').where('id', '=', member.id).execute()
}
