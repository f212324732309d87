import type { Database } from '../../base/database/database.ts'
import { now } from '../../base/database/instant.ts'
import { createToken, digest } from '../../base/token.ts'

/** The purpose of a ticket of a session. */
export type TicketPurpose = 'live' | 'export' | 'backup' | 'print'

interface Given {
  readonly purpose: TicketPurpose
  readonly sessionId: string
  /** The thing that it opens, where a purpose has several. */
  readonly about?: string
}

/** Most tickets of one purpose that a session has: more than its pages open at once. An older one ends. */
const mostTickets = 100

/**
 * Makes a ticket: random, for the `token` parameter of an address that people or logs can see, in place of the session's token. Only its digest
 * is stored, so whoever has the database, or a backup of it, can make none.
 * @param lifetime milliseconds
 */
export async function giveTicket(
  { db }: Database,
  { purpose, sessionId, about = '' }: Given,
  lifetime: number,
): Promise<{ readonly ticket: string; readonly expiresAt: string }> {
  const ticket = createToken()
  const expiresAt = now(lifetime)
  await db
    .insertInto('tickets')
    .values({ digest: digest(ticket), purpose, sessionId, about, expiresAt })
    .execute()
  await forgetOldTickets(db, { purpose, sessionId })
  return { ticket, expiresAt }
}

/** Those of one purpose live equally long: the one that ends first is the oldest. */
async function forgetOldTickets(db: Database['db'], { purpose, sessionId }: Given): Promise<void> {
  const own = db
    .selectFrom('tickets')
    .select('digest')
    .where('sessionId', '=', sessionId)
    .where('purpose', '=', purpose)
  await db
    .deleteFrom('tickets')
    .where('sessionId', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('digest', 'not in', own.orderBy('expiresAt', 'desc').limit(mostTickets))
    .execute()
}

/** Whose a ticket is, and what it opens. */
export interface OpenedTicket {
  readonly sessionId: string
  readonly about: string
}

/** Opens a ticket, which stays valid. Null when it was not given for this, or is too old. */
export async function openTicket(
  { db }: Database,
  purpose: TicketPurpose,
  ticket: string,
): Promise<OpenedTicket | null> {
  const row = await db
    .selectFrom('tickets')
    .select(['sessionId', 'about'])
    .where('digest', '=', digest(ticket))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  return row ?? null
}

/** Opens a ticket that is valid once: it is used up. */
export async function useTicket(
  { db }: Database,
  purpose: TicketPurpose,
  ticket: string,
): Promise<OpenedTicket | null> {
  const row = await db
    .deleteFrom('tickets')
    .where('digest', '=', digest(ticket))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now())
    .returning(['sessionId', 'about'])
    .executeTakeFirst()
  return row ?? null
}

/** Deletes tickets that are too old. */
export const purgeTickets = ({ db }: Database) => db.deleteFrom('tickets').where('expiresAt', '<=', now()).execute()
