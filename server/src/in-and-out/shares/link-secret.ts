import { randomBytes } from 'node:crypto'
import type { Tickets } from '../../machinery/web/tickets/tickets.ts'

/** A link, as far as its address goes. */
export interface Link {
  readonly id: string
  /** Drawn with each link, so that an id that is used again opens nothing anew; null for links of before. */
  readonly salt: string | null
}

/** 128 bits, in 22 letters. */
export const newSalt = (): string => randomBytes(16).toString('base64url')

/** The secret that opens a link. The database alone, without the key of tickets, does not reveal it. */
export const linkSecret = (tickets: Tickets, { id, salt }: Link): string =>
  tickets.secretOf(salt === null ? id : `${id} ${salt}`)
