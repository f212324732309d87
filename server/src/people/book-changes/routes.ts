import { listBookChanges } from '@potluck/api/book-changes'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { readCursor } from './cursor.ts'
import { bookChangesSince } from './store.ts'

export function bookChangeRoutes(app: FastifyInstance, services: Services): void {
  route(app, listBookChanges, ({ member, book, query: { since, count } }) =>
    bookChangesSince(services, member, book, readCursor(since), count),
  )
}
