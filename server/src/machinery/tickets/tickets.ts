import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** The access of a ticket: its purpose, and the thing or session for which it is valid. */
export interface TicketClaim {
  readonly purpose: 'live' | 'export' | 'backup' | 'first-restore' | 'image' | 'calendar' | 'print'
  /**
   * What it is for: a session's id, or an image's with, after a `~`, who it is shown to where that is not its owner; for
   * an export the session's and, after a `~`, one of its own; for a backup the session's and, after a `~`, one of its own and its name; for a print page the session's and, after a `~`, a digest
   * of what it prints.
   */
  readonly subject: string
}

/**
 * Tickets stand in the `token` parameter of addresses that people or logs can see. They are signed, not stored: each
 * opens one purpose for one subject until it expires.
 */
export interface Tickets {
  /** @param expiresAt milliseconds since 1970 */
  issue(claim: TicketClaim, expiresAt: number): string
  /** The subject of a ticket of this purpose, or null when it is forged, for something else or too old. */
  open(purpose: TicketClaim['purpose'], ticket: string): string | null
  /** A secret of 128 bits that belongs to a subject for ever: it need not be stored to be shown again. 22 letters. */
  secretOf(subject: string): string
}

const secretName = 'ticket-key'

async function readOrMakeSecret({ db }: Database): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name: secretName, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const secret = await db.selectFrom('secrets').select('value').where('name', '=', secretName).executeTakeFirstOrThrow()
  return secret.value
}

/** Makes the tickets of a server; the key is made once and shared by every process on the database. */
export async function createTickets(database: Database): Promise<Tickets> {
  const key = Buffer.from(await readOrMakeSecret(database), 'base64url')
  const sign = (claim: TicketClaim, expires: string): Buffer =>
    createHmac('sha256', key).update(`${claim.purpose}\n${claim.subject}\n${expires}`).digest()

  return {
    issue(claim, expiresAt) {
      const expires = Math.ceil(expiresAt / 1000).toString(36)
      return `${claim.subject}.${expires}.${sign(claim, expires).toString('base64url')}`
    },
    open(purpose, ticket) {
      const [subject, expires, signature] = ticket.split('.')
      if (!subject || !expires || !signature) return null
      const given = Buffer.from(signature, 'base64url')
      const right = sign({ purpose, subject }, expires)
      const genuine = given.length === right.length && timingSafeEqual(given, right)
      return genuine && Number.parseInt(expires, 36) * 1000 > Date.now() ? subject : null
    },
    secretOf: (subject) =>
      createHmac('sha256', key).update(`link\n${subject}`).digest().subarray(0, 16).toString('base64url'),
  }
}
