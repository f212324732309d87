import type { Assistant } from '@potluck/api/assistants'
import type { Scope } from '@potluck/api/scopes'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { digest } from '../../machinery/base/token.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { scopesOf } from '../../people/api-tokens/store.ts'
import { recordEvent } from '../../people/audit/record-event.ts'

/** A secret of a grant opens `/mcp` for so long, seconds. */
export const accessSeconds = 3_600

/** A grant that nobody renews ends after so long, seconds. */
export const grantSeconds = 90 * 24 * 3_600

/** Grants of a member that open something. */
export const openGrants = (db: Database['db'], userId: string) =>
  db
    .selectFrom('apiTokens')
    .where('userId', '=', userId)
    .where('clientId', 'is not', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now())

/** An assistant as whoever let it in sees it. */
interface OwnAssistant extends Assistant {
  readonly scopes: Scope[]
}

/** The assistants that a member let in, the latest first. */
export async function listAssistants({ db }: Database, member: Member): Promise<OwnAssistant[]> {
  const grants = await openGrants(db, member.id)
    .select(['id', 'name', 'scopes', 'createdAt', 'usedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return grants.map((grant) => ({ ...grant, scopes: scopesOf(grant.scopes) }))
}

/** A grant, named by itself and its owner. */
interface Named {
  readonly id: string
  readonly userId: string
}

/**
 * Ends a grant. @param why for the log of the account
 * @returns whether it was open
 */
export function endGrant(
  database: Database,
  { id, userId }: Named,
  request: RequestOrigin,
  why: 'member' | 'assistant' | 'replay',
): Promise<boolean> {
  return inTransaction(database, async (inside) => {
    const ended = await inside.db
      .updateTable('apiTokens')
      .set({ revokedAt: now() })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('clientId', 'is not', null)
      .where('revokedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    const actorId = why === 'member' ? userId : null
    if (ended)
      await recordEvent(inside, { kind: 'token-revoked', userId, actorId, request, detail: { token: id, by: why } })
    return ended !== undefined
  })
}

/** Lets an assistant in no longer. @throws {Refusal} `not-found` */
export async function endAssistant(database: Database, member: Member, id: string, request: RequestOrigin) {
  if (!(await endGrant(database, { id, userId: member.id }, request, 'member'))) throw notFound('assistant')
}

/** The secrets of a grant. */
export interface Secrets {
  readonly access: string
  readonly accessEndsAt: Date
  readonly refresh: string
  readonly endsAt: Date
}

const secretColumns = ({ access, accessEndsAt, refresh, endsAt }: Secrets) => ({
  digest: digest(access),
  accessEndsAt: accessEndsAt.toISOString(),
  refreshDigest: digest(refresh),
  expiresAt: endsAt.toISOString(),
})

/** A grant that begins: what a member allowed, and the first part of its refresh tokens. */
export interface NewGrant extends Named {
  readonly clientId: string
  readonly scopes: string
  readonly family: string
}

/**
 * Begins a grant; those of the same program end. @returns false where the account was closed, or ended all access, meanwhile
 */
export function beginGrant(
  database: Database,
  { family, ...grant }: NewGrant,
  name: string,
  secrets: Secrets,
): Promise<boolean> {
  return inTransaction(database, async ({ db, dialect }) => {
    const { id, userId, clientId } = grant
    await dialect.lockMember(db, userId)
    const allowed = await db
      .selectFrom('assistantRequests')
      .innerJoin('users', 'users.id', 'assistantRequests.userId')
      .select('tokenId')
      .where('tokenId', '=', id)
      .where('userId', '=', userId)
      .where('disabledAt', 'is', null)
      .executeTakeFirst()
    if (!allowed) return false
    await db
      .updateTable('apiTokens')
      .set({ revokedAt: now() })
      .where('userId', '=', userId)
      .where('clientId', '=', clientId)
      .where('revokedAt', 'is', null)
      .execute()
    const times = { createdAt: now(), usedAt: null, revokedAt: null }
    await db
      .insertInto('apiTokens')
      .values({ ...grant, name, ...times, ...secretColumns(secrets), familyDigest: digest(family) })
      .execute()
    return true
  })
}

/** A grant as one of its refresh tokens finds it. */
export interface FoundGrant extends Named {
  readonly clientId: string
  readonly scopes: string
  readonly endsAt: string
  /** Whether this is the token that renews it; another one was used before. */
  readonly isLatest: boolean
}

/** The open grant of a refresh token. @param family the first part of it */
export async function findByRefresh({ db }: Database, family: string, refresh: string): Promise<FoundGrant | null> {
  const grant = await db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .select(['apiTokens.id', 'userId', 'clientId', 'scopes', 'expiresAt', 'refreshDigest'])
    .where('familyDigest', '=', digest(family))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now())
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!grant || grant.clientId === null || grant.expiresAt === null) return null
  const { clientId, expiresAt: endsAt, refreshDigest, ...found } = grant
  return { ...found, clientId, endsAt, isLatest: refreshDigest === digest(refresh) }
}

/** Takes the refresh token of a grant, so that none else does. @returns whether it was there */
export async function takeRefresh({ db }: Database, { id }: Named, refresh: string): Promise<boolean> {
  const taken = await db
    .updateTable('apiTokens')
    .set({ refreshDigest: null })
    .where('id', '=', id)
    .where('refreshDigest', '=', digest(refresh))
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Renews a grant whose refresh token was taken. @returns whether it is still open */
export async function renewGrant({ db }: Database, { id }: Named, secrets: Secrets): Promise<boolean> {
  const renewed = await db
    .updateTable('apiTokens')
    .set(secretColumns(secrets))
    .where('id', '=', id)
    .where('refreshDigest', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return renewed !== undefined
}

/** The grant of a secret, of whichever kind, for the assistant that gives it back. */
export async function findBySecret({ db }: Database, clientId: string, secret: string): Promise<Named | null> {
  const grant = await db
    .selectFrom('apiTokens')
    .select(['id', 'userId'])
    .where('clientId', '=', clientId)
    .where(({ eb, or }) => or([eb('digest', '=', digest(secret)), eb('refreshDigest', '=', digest(secret))]))
    .executeTakeFirst()
  return grant ?? null
}
