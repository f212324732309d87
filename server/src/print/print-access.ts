import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { tokenOf } from '../machinery/token.ts'
import { findMember, findSession } from '../sessions/store.ts'

/** How long the address of a print page opens, milliseconds: as long as a cook looks at the preview. */
const lifetime = 15 * 60_000

/** The content of a printed page: recipes in this order, or one list. */
export type Printed = { readonly recipeIds: readonly string[] } | { readonly shoppingListId: string }

const nameOf = (printed: Printed): string => {
  const ids = 'recipeIds' in printed ? printed.recipeIds.join() : `list ${printed.shoppingListId}`
  return createHash('sha256').update(ids).digest('base64url')
}

/** A ticket for the print page of these things and no others. */
export function printTicket({ tickets }: Services, member: Member, printed: Printed) {
  const expiresAt = Date.now() + lifetime
  const subject = `${member.sessionId}~${nameOf(printed)}`
  return {
    ticket: tickets.issue({ purpose: 'print', subject }, expiresAt),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/**
 * Who prints: whoever's ticket for just this the address carries, or whose session's token.
 * @throws {Refusal} `ticket`
 */
export async function whoPrints(
  { database, tickets }: Services,
  request: FastifyRequest,
  printed: Printed,
): Promise<Member> {
  const token = tokenOf(request) ?? ''
  const [sessionId, name] = (tickets.open('print', token) ?? '').split('~')
  const byTicket = sessionId && name === nameOf(printed) ? await findSession(database, sessionId) : null
  const member = byTicket ?? (await findMember(database, token))
  if (!member) throw new Refusal('ticket', 'the address is too old: choose Print again')
  return member
}
