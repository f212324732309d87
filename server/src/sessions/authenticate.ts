import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'
import { findMember } from './store.ts'
import { tokenOf } from './token.ts'

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
    const member = token === null ? null : await findMember(database, token)
    if (!member) throw new Refusal('not-logged-in', 'log in to do this')
    return member
  })
}
