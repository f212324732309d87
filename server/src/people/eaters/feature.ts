import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { eaterRoutes } from './routes.ts'
import type { EaterTables } from './tables.ts'

/** The eaters of households. */
export const eaters = defineFeature({
  name: 'eaters',
  tables: tables<EaterTables>(),
  routes: eaterRoutes,
})
