import * as contract from '@potluck/api/saved-searches'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import * as store from './store.ts'

export function savedSearchRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, contract.listSavedSearches, ({ member }) => store.listSavedSearches(database, member))
  route(app, contract.saveSearch, ({ member, params, body }) =>
    store.saveSearch(database, member, { id: params.id, ...body }),
  )
  route(app, contract.deleteSavedSearch, async ({ member, params }) => {
    await store.deleteSavedSearch(database, member, params.id)
    return {}
  })
}
