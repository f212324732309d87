import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { presenceOf } from '../../machinery/base/presence.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { isApiToken, tokenOf } from '../../machinery/base/token.ts'
import { requireApiToken } from '../../people/api-tokens/authenticate.ts'
import { noteState } from '../../people/book-changes/book-state.ts'
import { readableBook, readableBooks, writableBook } from '../../people/policies/books.ts'
import { findAdmin } from '../../people/users/admins.ts'
import { type Caller, findCaller } from './store.ts'

/** Lets routes ask who calls. */
export function authenticate(app: FastifyInstance, database: Database): void {
  function entered(request: FastifyRequest, { member, book }: Caller): Member {
    app.secureConnection(request)
    presenceOf(database).note(member.id)
    // A caller that writes and then reads would get the old state.
    if (request.method === 'GET') noteState(Book.of(member), book)
    return member
  }

  app.decorate('requireMember', async (request, scope) => {
    const token = tokenOf(request)
    if (token !== null && isApiToken(token)) return entered(request, await requireApiToken(database, request, scope))
    const caller = token === null ? null : await findCaller(database, token)
    if (!caller) throw new Refusal('not-logged-in', 'log in to do this')
    return entered(request, caller)
  })
  app.decorate('readableBook', (member, kitchenId) => readableBook(database, member, kitchenId))
  app.decorate('readableBooks', (member) => readableBooks(database, member))
  app.decorate('writableBook', (member, kitchenId) => writableBook(database, member, kitchenId))
  app.decorate('requireAdmin', async (request) => {
    const admin = await findAdmin(database, await app.requireMember(request, null))
    if (!admin) throw new Refusal('not-the-keeper', 'only an admin of this server may do this')
    return admin
  })
}
