import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import { noteState } from '../book-changes/book-state.ts'
import type { Database } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'
import { findCaller } from './store.ts'
import { tokenOf } from '../machinery/token.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The member who calls. @throws {Refusal} `not-logged-in` without a valid session */
    requireMember(request: FastifyRequest): Promise<Member>
  }
}

/** Lets routes ask who calls. */
export function authenticate(app: FastifyInstance, database: Database): void {
  app.decorate('requireMember', async (request) => {
    const token = tokenOf(request)
    const caller = token === null ? null : await findCaller(database, token)
    if (!caller) throw new Refusal('not-logged-in', 'log in to do this')
    app.secureConnection(request)
    const { member, book } = caller
    // Whoever writes and then reads would read what was.
    if (request.method === 'GET') noteState(member, book)
    return member
  })
}
