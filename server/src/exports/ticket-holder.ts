import type { FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { useTicket } from '../machinery/tickets/session-tickets.ts'
import { tokenOf } from '../machinery/token.ts'
import { findSession } from '../sessions/store.ts'

/** The member for whom the export ticket of an address was made. A ticket is valid once. @throws {Refusal} `ticket` */
export async function ticketHolder({ database }: Services, request: FastifyRequest): Promise<Member> {
  const used = await useTicket(database, 'export', tokenOf(request) ?? '')
  const member = used && (await findSession(database, used.sessionId))
  if (!member) throw new Refusal('ticket', 'the address is too old or was used: ask for the export again')
  return member
}
