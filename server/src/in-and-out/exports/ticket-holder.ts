import type { FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import { findSession } from '../../logins/sessions/store.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { tokenOf } from '../../machinery/base/token.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { useTicket } from '../../machinery/web/tickets/session-tickets.ts'

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
