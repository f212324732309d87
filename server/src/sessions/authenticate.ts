import type { FastifyInstance } from 'fastify'
import { noteState } from '../book-changes/book-state.ts'
import type { Database } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'
import { tokenOf } from '../machinery/token.ts'
import { findKeeper } from '../users/keepers.ts'
import { findCaller } from './store.ts'

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
  app.decorate('requireKeeper', async (request) => {
    const keeper = await findKeeper(database, await app.requireMember(request))
    if (!keeper) throw new Refusal('not-the-keeper', 'only a keeper of this server may do this')
    return keeper
  })
}
