import { allowsScope, type Scope } from '@potluck/api/scopes'
import type { FastifyRequest } from 'fastify'
import { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { type Given, preparedStatement } from '../../machinery/base/database/prepared-statement.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { bearerOf, digest } from '../../machinery/base/token.ts'
import { doorOf } from '../../machinery/web/http/own-call.ts'
import { type BookState, stateOf } from '../book-changes/book-state.ts'
import { logFailedLogin } from '../users/failed-login.ts'
import { scopesOf } from './store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The door that a route is, where a secret opens it and its own calls alone. */
    readonly door?: string
  }
}

/** The door that assistants whom members let in call, and that calls the API for them. */
export const assistantsDoor = 'assistants'

const isForAssistants = (request: FastifyRequest): boolean =>
  request.routeOptions.config.door === assistantsDoor || doorOf(request) === assistantsDoor

/** The use of a token is noted at most this often, milliseconds, so that reading does not write. */
const noteEvery = 3_600_000

/** Each of them is a row at most, and looked up by its key, with the state of the book as for a session. */
const findTokens = preparedStatement(({ db }, given: Given<{ readonly digest: string }>) =>
  db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .leftJoin('changeMarks', 'changeMarks.ownerId', 'apiTokens.userId')
    .leftJoin('searchBooks', 'searchBooks.ownerId', 'apiTokens.userId')
    .select(['apiTokens.id', 'userId', 'scopes', 'usedAt', 'expiresAt', 'revokedAt', 'users.disabledAt'])
    .select(['clientId', 'accessEndsAt'])
    .select(['mark', 'firstNumber', 'nextNumber'])
    .where('digest', '=', given('digest')),
)

async function noteUse({ db }: Database, id: string, usedAt: string | null): Promise<void> {
  if (usedAt !== null && usedAt > now(-noteEvery)) return
  await db.updateTable('apiTokens').set({ usedAt: now() }).where('id', '=', id).execute()
}

const outOfScope = (scope: Scope | null): Refusal =>
  scope === null
    ? new Refusal('out-of-scope', 'no API token may do this: log in')
    : new Refusal('out-of-scope', `this API token may not do this: it needs the scope ${scope}`)

interface Opened {
  readonly member: Member
  readonly book: BookState
  readonly scopes: readonly Scope[]
}

/** The open API token of a request. @param check may refuse it, before its use is noted */
async function openToken(
  database: Database,
  request: FastifyRequest,
  check: (scopes: readonly Scope[]) => void,
): Promise<Opened> {
  const secret = bearerOf(request)
  // Addresses end up in logs and histories: there, it is not even looked up.
  if (secret === null) throw new Refusal('not-logged-in', 'an API token goes into the Authorization header')
  const [token] = await findTokens(database, { digest: digest(secret) })
  if (!token) {
    logFailedLogin(request)
    throw new Refusal('not-logged-in', 'there is no such API token')
  }
  const { id, userId, usedAt, expiresAt, revokedAt, disabledAt, clientId, accessEndsAt } = token
  const ends = accessEndsAt ?? expiresAt
  if (revokedAt !== null || disabledAt !== null || (ends !== null && ends <= now())) {
    throw new Refusal('token-ended', 'this API token was revoked or is too old, or its account is disabled')
  }
  if (clientId !== null && !isForAssistants(request)) {
    throw new Refusal('not-logged-in', 'this is the token of an assistant, which calls /mcp alone')
  }
  const scopes = scopesOf(token.scopes)
  check(scopes)
  await noteUse(database, id, usedAt)
  return { member: Member.ofApiToken({ id, userId }), book: stateOf(token), scopes }
}

/**
 * The member whose API token a request carries, and the state of their book.
 * @param scope what the token must be made for; null where no token is enough
 * @throws {Refusal} `not-logged-in` for an unknown token, which counts as a failed login, and for one in an address or of an assistant;
 * `token-ended`; `out-of-scope`
 */
export const requireApiToken = (database: Database, request: FastifyRequest, scope: Scope | null): Promise<Opened> =>
  openToken(database, request, (scopes) => {
    if (scope === null || !allowsScope(scopes, scope)) throw outOfScope(scope)
  })

/** The same for a door that does what the scopes of the token allow. @throws {Refusal} `not-logged-in`, `token-ended` */
export const requireProgram = (database: Database, request: FastifyRequest): Promise<Opened> =>
  openToken(database, request, () => {})

/** Which of these API tokens are still open. @param ids those of sessions may be among them */
export async function openTokensAmong({ db }: Database, ids: readonly string[]): Promise<readonly string[]> {
  const open = await db
    .selectFrom('apiTokens')
    .innerJoin('users', 'users.id', 'apiTokens.userId')
    .select('apiTokens.id')
    .where('apiTokens.id', 'in', ids)
    .where('revokedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now())]))
    .execute()
  return open.map(({ id }) => id)
}
