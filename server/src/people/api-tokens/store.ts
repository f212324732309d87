import { type ApiToken, maxApiTokens } from '@potluck/api/api-tokens'
import { scopes as allScopes, type Scope } from '@potluck/api/scopes'
import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { createApiSecret, digest } from '../../machinery/base/token.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { recordEvent } from '../audit/record-event.ts'

const dayMs = 24 * 3_600_000

/** Tokens that ended stay for so long, milliseconds: their owner sees why a program stopped. */
const keepEnded = 30 * dayMs

/** Rows of one member that a new token leaves, besides those that open something. */
const maxRows = 100

/** Reads stored scopes; one that this version does not know opens nothing. */
export const scopesOf = (stored: string): Scope[] => {
  const named = stored.split(',')
  return allScopes.filter((scope) => named.includes(scope))
}

/** A token as its owner sees it. */
interface OwnToken extends ApiToken {
  readonly scopes: Scope[]
}

/** The columns that only grants of assistants use. */
const ofMember = { clientId: null, accessEndsAt: null, familyDigest: null, refreshDigest: null }

/** The scope of a new token, and its end. */
export interface NewApiToken {
  readonly name: string
  readonly scopes: readonly Scope[]
  /** Days from now; null for one that never ends. */
  readonly days: number | null
}

/** Tokens that a member made and that open something. */
const openTokens = (db: Database['db'], userId: string) =>
  db
    .selectFrom('apiTokens')
    .where('userId', '=', userId)
    .where('clientId', 'is', null)
    .where('revokedAt', 'is', null)
    .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now())]))

/** Deletes the oldest tokens of a member that ended, so that making and revoking does not fill the table. */
async function forgetEnded(db: Database['db'], userId: string): Promise<void> {
  const latest = db.selectFrom('apiTokens').select('id').where('userId', '=', userId).where('clientId', 'is', null)
  await db
    .deleteFrom('apiTokens')
    .where('userId', '=', userId)
    .where('clientId', 'is', null)
    .where('id', 'not in', latest.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(maxRows))
    .where('id', 'not in', openTokens(db, userId).select('id'))
    .execute()
}

/**
 * Makes a token. Only the digest of its secret is stored.
 * @throws {Refusal} `too-many-tokens`
 */
export function createApiToken(
  database: Database,
  member: Member,
  { name, scopes, days }: NewApiToken,
  request: RequestOrigin,
): Promise<{ readonly secret: string; readonly token: OwnToken }> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await dialect.lockMember(db, member.id)
    const { open } = await openTokens(db, member.id)
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .executeTakeFirstOrThrow()
    if (Number(open) >= maxApiTokens) {
      throw new Refusal('too-many-tokens', 'there are too many API tokens already: revoke some')
    }
    const secret = createApiSecret()
    const token = {
      id: uuid(),
      name,
      scopes: allScopes.filter((scope) => scopes.includes(scope)),
      createdAt: now(),
      usedAt: null,
      expiresAt: days === null ? null : now(days * dayMs),
    }
    await db
      .insertInto('apiTokens')
      .values({
        ...token,
        userId: member.id,
        digest: digest(secret),
        scopes: token.scopes.join(),
        revokedAt: null,
        ...ofMember,
      })
      .execute()
    await forgetEnded(db, member.id)
    const detail = { token: token.id, scopes: token.scopes.join(), ends: token.expiresAt ?? 'never' }
    await recordEvent(inside, { kind: 'token-made', userId: member.id, request, detail })
    return { secret, token }
  })
}

/** The tokens of a member that were not revoked, the latest first. */
export async function listApiTokens({ db }: Database, member: Member): Promise<OwnToken[]> {
  const tokens = await db
    .selectFrom('apiTokens')
    .select(['id', 'name', 'scopes', 'createdAt', 'usedAt', 'expiresAt'])
    .where('userId', '=', member.id)
    .where('clientId', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRows + maxApiTokens)
    .execute()
  return tokens.map((token) => ({ ...token, scopes: scopesOf(token.scopes) }))
}

/**
 * Revokes a token of the member.
 * @throws {Refusal} `not-found` when it is none of theirs, or was revoked
 */
export function revokeApiToken(database: Database, member: Member, id: string, request: RequestOrigin): Promise<void> {
  return inTransaction(database, async (inside) => {
    const revoked = await inside.db
      .updateTable('apiTokens')
      .set({ revokedAt: now() })
      .where('id', '=', id)
      .where('userId', '=', member.id)
      .where('clientId', 'is', null)
      .where('revokedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!revoked) throw notFound('API token')
    await recordEvent(inside, { kind: 'token-revoked', userId: member.id, request, detail: { token: id } })
  })
}

/** Deletes tokens that ended some time ago. */
export async function purgeApiTokens({ db }: Database): Promise<void> {
  const before = now(-keepEnded)
  await db
    .deleteFrom('apiTokens')
    .where(({ eb, or }) => or([eb('revokedAt', '<=', before), eb('expiresAt', '<=', before)]))
    .execute()
}
