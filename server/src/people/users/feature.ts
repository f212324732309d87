import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { userRoutes } from './routes.ts'
import type { AccountTables } from './tables.ts'

/** Accounts. */
export const users = defineFeature({
  name: 'users',
  tables: tables<AccountTables>(),
  routes: (app, services, { departures }) => userRoutes(app, services, departures),
})
