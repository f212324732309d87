import * as contract from '@potluck/api/pantry'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { listCookable, listPantryItems } from './store.ts'

export function pantryRoutes(app: FastifyInstance, services: Services): void {
  route(app, contract.listPantryItems, async ({ books, query }) => [
    ...(await listPantryItems(services.database, books, query.query)),
  ])
  route(app, contract.listCookable, ({ books, query }) => listCookable(services, books, query))
}
