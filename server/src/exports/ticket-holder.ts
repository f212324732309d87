import type { FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { useTicket } from '../machinery/tickets/session-tickets.ts'
import { tokenOf } from '../machinery/token.ts'
import { findSession } from '../sessions/store.ts'

/** The member for whom the export ticket of a request was made; null where it carries none. A ticket is valid once. */
export async function findTicketHolder({ database }: Services, request: FastifyRequest): Promise<Member | null> {
  const used = await useTicket(database, 'export', tokenOf(request) ?? '')
  return (used && (await findSession(database, used.sessionId))) ?? null
}

/** As `findTicketHolder`. @throws {Refusal} `ticket` */
export async function ticketHolder(services: Services, request: FastifyRequest): Promise<Member> {
  const member = await findTicketHolder(services, request)
  if (!member) throw new Refusal('ticket', 'the address is too old or was used: ask for the export again')
  return member
}
