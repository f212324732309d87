import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

/** The targets of tickets. Each ticket opens one thing, for a short while, in place of the session token. */
export const ticketPurpose = z.enum(['live', 'export'])

export type TicketPurpose = z.infer<typeof ticketPurpose>

export const createTicket = endpoint({
  method: 'POST',
  path: 'users/tickets',
  summary: 'A short-lived ticket for an address that people or logs can see.',
  access: 'member',
  body: z.strictObject({ purpose: ticketPurpose }),
  status: 201,
  response: z.object({ ticket: z.string(), expiresAt: instant }),
  errors: [400, 401],
})
