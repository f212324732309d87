import { createTicket } from '@potluck/api/tickets'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { route } from '../http/route.ts'

/** How long an address with a ticket can be opened, milliseconds. */
const lifetimes = { live: 60_000, export: 300_000 } as const

export function ticketRoutes(app: FastifyInstance, { tickets }: Services): void {
  route(app, createTicket, async ({ member, body: { purpose } }) => {
    const expiresAt = Date.now() + lifetimes[purpose]
    return {
      ticket: tickets.issue({ purpose, subject: member.sessionId }, expiresAt),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  })
}
