import * as contract from '@potluck/api/saved-searches'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import * as store from './store.ts'

export function savedSearchRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, contract.listSavedSearches, ({ book }) => store.listSavedSearches(database, book))
  route(app, contract.saveSearch, ({ book, params, body }) =>
    store.saveSearch(database, book, { id: params.id, ...body }),
  )
  route(app, contract.deleteSavedSearch, async ({ book, params }) => {
    await store.deleteSavedSearch(database, book, params.id)
    return {}
  })
}
