import type { IdentityProvider, LinkedAccount } from '@potluck/api/identity-providers'
import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import { isTaken } from '../../machinery/base/database/broken-rule.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { refuseWithoutWayIn } from '../../people/users/ways-in.ts'
import type { Identity } from './identity.ts'
import type { IdentityProviders } from './identity-providers.ts'

/** The account that an identity opens; null for none. */
export async function findLinkedUser({ db }: Database, { issuer, subject }: Identity): Promise<string | null> {
  const linked = await db
    .selectFrom('linkedAccounts')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return linked?.userId ?? null
}

/**
 * Lets an identity open an account.
 * @throws {Refusal} `linked-elsewhere` when it opens another one, or another identity of this provider opens this one
 */
export async function linkAccount({ db }: Database, userId: string, identity: Identity): Promise<void> {
  const { issuer, subject, email, name } = identity
  try {
    await db
      .insertInto('linkedAccounts')
      .values({ id: uuid(), userId, issuer, subject, label: email ?? name, createdAt: now(), usedAt: null })
      .execute()
  } catch (error) {
    throw isTaken(error) ? new Refusal('linked-elsewhere', 'another account is linked already') : error
  }
}

/** Notes a login by an identity, and what the provider calls the person now. */
export async function noteLinkedLogin({ db }: Database, { issuer, subject, email, name }: Identity): Promise<void> {
  await db
    .updateTable('linkedAccounts')
    .set({ usedAt: now(), label: email ?? name })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

export interface LinkedAccounts {
  readonly linked: LinkedAccount[]
  readonly providers: IdentityProvider[]
  readonly hasPassword: boolean
}

const readLinked = ({ db }: Database, { id }: Pick<Member, 'id'>) =>
  db
    .selectFrom('linkedAccounts')
    .select(['id', 'issuer', 'label', 'createdAt', 'usedAt'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    // One of each provider, and providers come and go.
    .limit(100)
    .execute()

const readHasPassword = async ({ db }: Database, { id }: Pick<Member, 'id'>): Promise<boolean> =>
  (await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow()).passwordHash !==
  ''

/** The identities that open the member's account, and the providers that none of them is from. */
export async function listLinkedAccounts(
  database: Database,
  providers: IdentityProviders,
  member: Member,
): Promise<LinkedAccounts> {
  const rows = await readLinked(database, member)
  const linked = rows.map((row) => ({ ...row, provider: providers.ofIssuer(row.issuer) }))
  return {
    linked,
    providers: providers.listed.filter(({ id }) => !linked.some(({ provider }) => provider?.id === id)),
    hasPassword: await readHasPassword(database, member),
  }
}

type WaysIn = Pick<Services, 'config' | 'database' | 'identityProviders'>

/**
 * Unlinks an identity, unless nobody could log in any more.
 * @returns its issuer
 * @throws {Refusal} `not-found`, `last-way-in`
 */
export async function unlinkAccount(services: WaysIn, member: Member, id: string): Promise<string> {
  return inTransaction(services.database, async (inside) => {
    // When two are unlinked at the same time, one stays.
    await inside.dialect.lockMember(inside.db, member.id)
    const unlinked = await inside.db
      .deleteFrom('linkedAccounts')
      .where('id', '=', id)
      .where('userId', '=', member.id)
      .returning('issuer')
      .executeTakeFirst()
    if (!unlinked) throw notFound('linked account')
    await refuseWithoutWayIn(inside, services, member.id)
    return unlinked.issuer
  })
}
