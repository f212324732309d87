import { createTicket } from '@potluck/api/tickets'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../base/database/database.ts'
import { route } from '../http/route.ts'
import { giveTicket } from './session-tickets.ts'

/** How long an address with a ticket can be opened, milliseconds. */
const lifetimes = { live: 60_000, export: 300_000 } as const

export function ticketRoutes(app: FastifyInstance, database: Database): void {
  route(app, createTicket, ({ member: { sessionId }, body: { purpose } }) =>
    giveTicket(database, { purpose, sessionId }, lifetimes[purpose]),
  )
}
