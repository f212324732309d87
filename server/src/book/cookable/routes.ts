import * as contract from '@potluck/api/cookable'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { listCookable, listNeededThings } from './store.ts'

export function cookableRoutes(app: FastifyInstance, services: Services): void {
  route(app, contract.listNeededThings, async ({ books, query }) => [
    ...(await listNeededThings(services.database, books, query.query)),
  ])
  route(app, contract.listCookable, ({ books, query }) => listCookable(services, books, query))
}
