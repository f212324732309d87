import type { AuditKind } from '@potluck/api/audit'
import { v5 as nameUuid, v7 as uuid } from 'uuid'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { printableUserAgent, type RequestOrigin } from '../../machinery/web/http/user-agent.ts'

/** A few short facts about an event. */
export type AuditDetail = Readonly<Record<string, string | number | boolean>>

export interface AuditEvent {
  readonly kind: AuditKind
  /** Whose account it happened to; null for the server itself, and for a login with an e-mail that nobody has. */
  readonly userId: string | null
  /** The actor; the account itself by default. Null for nobody who is logged in, and for programs. */
  readonly actorId?: string | null
  /** Where it came from. */
  readonly request?: RequestOrigin
  /** At most eight facts of 100 characters. Never a secret, a name or an e-mail. */
  readonly detail?: AuditDetail
  /** Whether all such events of an hour, with the same details, are one. */
  readonly oncePerHour?: boolean
}

const maxUserAgent = 200
const maxFacts = 8
const maxFact = 100

/** @returns JSON of a bounded length */
function textOf(detail: AuditDetail): string {
  const facts = Object.entries(detail).slice(0, maxFacts)
  return JSON.stringify(
    Object.fromEntries(
      facts.map(([name, fact]) => [name.slice(0, maxFact), typeof fact === 'string' ? fact.slice(0, maxFact) : fact]),
    ),
  )
}

/** The namespace of ids that are made of what failed logins have in common. */
const namespace = '0b8e1c52-6f0d-4a52-9c39-5f0f8f2f5a45'

/** One id for all events of an hour that have this in common: a flood of them takes one row. */
const idOfHour = (common: readonly (string | null)[]): string =>
  nameUuid([...common, now().slice(0, 13)].join(' '), namespace)

/**
 * Records what happened. In a transaction it is recorded exactly when the change is. It stays for 180 days
 * (`forget-events.ts`).
 */
export async function recordEvent(
  { db }: Database,
  { kind, userId, actorId = userId, request, detail, oncePerHour = false }: AuditEvent,
): Promise<void> {
  const address = request ? clientAddress(request) : null
  const at = now()
  const facts = detail ? textOf(detail) : null
  const sameHour = () => (kind === 'login-failed' ? [userId, actorId, address] : [kind, userId, facts])
  await db
    .insertInto('auditEvents')
    .values({
      id: kind === 'login-failed' || oncePerHour ? idOfHour(sameHour()) : uuid(),
      at,
      kind,
      userId,
      actorId,
      address,
      userAgent: request ? printableUserAgent(request.headers['user-agent'], maxUserAgent) : null,
      detail: facts,
      count: 1,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb, ref }) => ({ at, count: eb(ref('auditEvents.count'), '+', 1) })),
    )
    .execute()
}
