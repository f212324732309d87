import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import { findMember, findSession } from '../../logins/sessions/store.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { tokenOf } from '../../machinery/base/token.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { giveTicket, openTicket } from '../../machinery/web/tickets/session-tickets.ts'

/** How long the address of a print page opens, milliseconds: as long as a cook looks at the preview. */
const lifetime = 15 * 60_000

/** The content of a printed page: recipes in this order, or one list. */
export type Printed = { readonly recipeIds: readonly string[] } | { readonly shoppingListId: string }

const nameOf = (printed: Printed): string => {
  const ids = 'recipeIds' in printed ? printed.recipeIds.join() : `list ${printed.shoppingListId}`
  return createHash('sha256').update(ids).digest('base64url')
}

/** A ticket for the print page of these things and no others. */
export const printTicket = ({ database }: Services, { sessionId }: Member, printed: Printed) =>
  giveTicket(database, { purpose: 'print', sessionId, about: nameOf(printed) }, lifetime)

/**
 * Who prints: whoever's ticket for just this the address carries, or whose session's token.
 * @throws {Refusal} `ticket`
 */
export async function whoPrints({ database }: Services, request: FastifyRequest, printed: Printed): Promise<Member> {
  const token = tokenOf(request) ?? ''
  const ticket = await openTicket(database, 'print', token)
  const byTicket = ticket?.about === nameOf(printed) ? await findSession(database, ticket.sessionId) : null
  const member = byTicket ?? (await findMember(database, token))
  if (!member) throw new Refusal('ticket', 'the address is too old: choose Print again')
  return member
}
