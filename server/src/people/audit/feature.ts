import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { forgetEvents } from './forget-events.ts'
import { auditRoutes } from './routes.ts'
import type { AuditTables } from './tables.ts'

/** The log of what concerns security. */
export const audit = defineFeature({
  name: 'audit',
  tables: tables<AuditTables>(),
  routes: auditRoutes,
  tidy: [{ name: 'forgetting events', step: ({ database }) => forgetEvents(database) }],
})
