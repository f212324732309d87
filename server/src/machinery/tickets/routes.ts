import { createTicket } from '@potluck/api/tickets'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'

/** How long an address with a ticket can be opened, milliseconds. */
const lifetimes = { live: 60_000, export: 300_000 } as const

export function ticketRoutes(app: FastifyInstance, { tickets }: Services): void {
  route(app, createTicket, async ({ member, body: { purpose } }) => {
    const expiresAt = Date.now() + lifetimes[purpose]
    // An export is fetched once by each ticket: two of one second are two.
    const subject = purpose === 'export' ? `${member.sessionId}~${uuid()}` : member.sessionId
    return {
      ticket: tickets.issue({ purpose, subject }, expiresAt),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  })
}
