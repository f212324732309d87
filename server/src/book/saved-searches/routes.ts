import * as contract from '@potluck/api/saved-searches'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
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
