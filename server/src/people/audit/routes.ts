import { listOwnEvents, listServerEvents } from '@potluck/api/audit'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { readOwnEvents, readServerEvents } from './list-events.ts'

/** The audit log: everybody reads their own events, admins all. */
export function auditRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listOwnEvents, ({ member, query }) => readOwnEvents(database, member, query.after))

  route(app, listServerEvents, ({ member: admin, query }) => readServerEvents(database, admin, query))
}
