import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { friendDeparture } from './departure.ts'
import { friendRoutes } from './routes.ts'
import type { FriendTables } from './tables.ts'

/** Friends, and requests. */
export const friends = defineFeature({
  name: 'friends',
  tables: tables<FriendTables>(),
  routes: friendRoutes,
  departures: [friendDeparture],
})
