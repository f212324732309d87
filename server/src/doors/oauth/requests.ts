import { type AssistantRequest, type AssistantScope, assistantScopes, maxAssistants } from '@potluck/api/assistants'
import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { createToken, digest } from '../../machinery/base/token.ts'
import type { RequestOrigin } from '../../machinery/web/http/user-agent.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { openGrants } from './grants.ts'

/** A member has so long to answer, milliseconds. */
const askedFor = 600_000

/** A code is exchanged within this time, milliseconds. */
const codeFor = 60_000

/** Requests that are open at a time; a further one replaces the oldest. */
const maxRequests = 1_000

/** A request of an assistant, found valid. */
export interface NewRequest {
  readonly clientId: string
  readonly redirect: string
  readonly state: string | null
  readonly challenge: string
  readonly scopes: readonly AssistantScope[]
}

/** Reads stored scopes; one that this version does not know opens nothing. */
export const assistantScopesOf = (stored: string): AssistantScope[] => {
  const named = stored.split(',')
  return assistantScopes.filter((scope) => named.includes(scope))
}

/** Stores a request. @returns its id, which is stored nowhere */
export async function ask({ db }: Database, { scopes, ...request }: NewRequest): Promise<string> {
  const id = createToken()
  await db
    .insertInto('assistantRequests')
    .values({
      ...request,
      digest: digest(id),
      scopes: scopes.join(),
      expiresAt: now(askedFor),
      userId: null,
      tokenId: null,
      usedAt: null,
    })
    .execute()
  const latest = db.selectFrom('assistantRequests').select('digest').where('userId', 'is', null)
  await db
    .deleteFrom('assistantRequests')
    .where('userId', 'is', null)
    .where('digest', 'not in', latest.orderBy('expiresAt', 'desc').orderBy('digest').limit(maxRequests))
    .execute()
  return id
}

const unanswered = ({ db }: Database, request: string) =>
  db
    .selectFrom('assistantRequests')
    .innerJoin('assistantClients', 'assistantClients.id', 'clientId')
    .select(['clientId', 'redirect', 'state', 'scopes', 'name'])
    .where('digest', '=', digest(request))
    .where('userId', 'is', null)
    .where('expiresAt', '>', now())

/**
 * Reads a request.
 * @throws {Refusal} `not-found` for an unknown one, an answered one and an old one
 */
export async function readRequest(
  database: Database,
  request: string,
): Promise<AssistantRequest & { readonly scopes: AssistantScope[] }> {
  const asked = await unanswered(database, request).executeTakeFirst()
  if (!asked) throw notFound('request of an assistant')
  return { name: asked.name, address: asked.redirect, scopes: assistantScopesOf(asked.scopes) }
}

/** Where the browser goes, and the state that the assistant gets back there. */
interface Answered {
  readonly redirect: string
  readonly state: string | null
}

/**
 * Allows a request, or a part of it, and never more.
 * @returns the code, too, which is stored nowhere
 * @throws {Refusal} `not-found`, `too-many-tokens`; `invalid` where nothing is left
 */
export function allow(
  database: Database,
  member: Member,
  { request, scopes }: { readonly request: string; readonly scopes: readonly AssistantScope[] },
  origin: RequestOrigin,
): Promise<Answered & { readonly code: string }> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await dialect.lockMember(db, member.id)
    const asked = await unanswered(inside, request).executeTakeFirst()
    if (!asked) throw notFound('request of an assistant')
    const given = assistantScopesOf(asked.scopes).filter((scope) => scopes.includes(scope))
    if (given.length === 0) throw new Refusal('invalid', 'body.scopes: none of them was asked for', 'body.scopes')
    const others = await openGrants(db, member.id).select('id').where('clientId', '!=', asked.clientId).execute()
    if (others.length >= maxAssistants) {
      throw new Refusal('too-many-tokens', 'there are too many assistants already: let some in no longer')
    }
    const code = createToken()
    const tokenId = uuid()
    const allowed = await db
      .updateTable('assistantRequests')
      .set({ digest: digest(code), scopes: given.join(), expiresAt: now(codeFor), userId: member.id, tokenId })
      .where('digest', '=', digest(request))
      .where('userId', 'is', null)
      .returning('digest')
      .executeTakeFirst()
    if (!allowed) throw notFound('request of an assistant')
    const detail = { token: tokenId, scopes: given.join(), assistant: new URL(asked.redirect).host }
    await recordEvent(inside, { kind: 'token-made', userId: member.id, request: origin, detail })
    return { redirect: asked.redirect, state: asked.state, code }
  })
}

/** Does not allow what an assistant asks for. @throws {Refusal} `not-found` */
export async function refuse(database: Database, request: string): Promise<Answered> {
  const asked = await unanswered(database, request).executeTakeFirst()
  if (!asked) throw notFound('request of an assistant')
  await database.db
    .deleteFrom('assistantRequests')
    .where('digest', '=', digest(request))
    .where('userId', 'is', null)
    .execute()
  return { redirect: asked.redirect, state: asked.state }
}

/** Deletes what nobody answered, and codes that are too old. */
export async function purgeRequests({ db }: Database): Promise<void> {
  await db.deleteFrom('assistantRequests').where('expiresAt', '<=', now()).execute()
}
