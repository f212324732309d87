import * as contract from '@potluck/api/pantry'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import { listCookable, listPantryItems } from './store.ts'

export function pantryRoutes(app: FastifyInstance, services: Services): void {
  route(app, contract.listPantryItems, async ({ book, query }) => [
    ...(await listPantryItems(services.database, book, query.query)),
  ])
  route(app, contract.listCookable, ({ book, query }) => listCookable(services, book, query))
}
