import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../base/database/database.ts'

/** The access of a signed address: its purpose, and the thing for which it is valid. */
export interface TicketClaim {
  readonly purpose: 'first-restore' | 'image'
  /** The thing that it opens, such as an image's id. After a `~` stands the viewer, unless that is the owner. */
  readonly subject: string
}

/**
 * Long-lived addresses, such as those of pictures, carry their access in the `token` parameter. They are signed, not stored: each opens one
 * purpose for one subject until it expires. What opens something of a session is random instead: `session-tickets.ts`.
 */
export interface Tickets {
  /** @param expiresAt milliseconds since 1970 */
  issue(claim: TicketClaim, expiresAt: number): string
  /** The subject of a ticket of this purpose, or null when it is forged, for something else or too old. */
  open(purpose: TicketClaim['purpose'], ticket: string): string | null
  /** A secret of 128 bits that belongs to a subject as long as the key: it need not be stored to be shown again. 22 letters. */
  secretOf(subject: string): string
}

/** The row of `secrets` with the key: it is in no backup, so that a file opens nothing. */
export const addressKey = 'address-key'

async function readOrMakeKey({ db }: Database): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name: addressKey, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('secrets').select('value').where('name', '=', addressKey).executeTakeFirstOrThrow()
  return row.value
}

/** Signs the addresses of a server; the key is made once, shared by every process on the database, and made anew after a restore. */
export async function createTickets(database: Database): Promise<Tickets> {
  const key = Buffer.from(await readOrMakeKey(database), 'base64url')
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
