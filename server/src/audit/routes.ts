import { listOwnEvents, listServerEvents } from '@potluck/api/audit'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import { readOwnEvents, readServerEvents } from './list-events.ts'

/** The audit log: everybody reads their own events, admins all. */
export function auditRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listOwnEvents, ({ member, query }) => readOwnEvents(database, member, query.after))

  route(app, listServerEvents, ({ member: admin, query }) => readServerEvents(database, admin, query))
}
