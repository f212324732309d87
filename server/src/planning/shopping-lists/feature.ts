import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { pantry } from '../pantry/feature.ts'
import { listDeparture } from './departure.ts'
import { listInvitationRoutes } from './invitation-routes.ts'
import { forgetRemoved } from './removed-items.ts'
import { shoppingListRoutes } from './routes.ts'
import type { ShoppingListTables } from './tables.ts'

/** Shopping lists. */
export const shoppingLists = defineFeature({
  name: 'shopping-lists',
  needs: [pantry],
  tables: tables<ShoppingListTables>(),
  routes: (app, services) => {
    shoppingListRoutes(app, services)
    listInvitationRoutes(app, services)
  },
  departures: [listDeparture],
  tidy: [{ name: 'forgetting removed things of lists', step: ({ database }) => forgetRemoved(database) }],
})
