import type { FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { countTry, paces } from '../machinery/throttle.ts'
import { tokenOf } from '../machinery/token.ts'
import { findSession } from '../sessions/store.ts'

const invalidTicket = () => new Refusal('ticket', 'the address is too old or was used: ask for the export again')

/** The member for whom the export ticket of an address was made. A ticket is valid once. @throws {Refusal} `ticket` */
export async function ticketHolder({ database, tickets }: Services, request: FastifyRequest): Promise<Member> {
  const ticket = tokenOf(request) ?? ''
  const [sessionId] = (tickets.open('export', ticket) ?? '').split('~')
  const member = sessionId ? await findSession(database, sessionId) : null
  if (!member) throw invalidTicket()
  await countTry(database, paces.exportTicket, ticket).catch((error: unknown) => {
    throw error instanceof Refusal ? invalidTicket() : error
  })
  return member
}
