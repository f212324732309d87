import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { versionRoutes } from './routes.ts'
import type { VersionTables } from './tables.ts'

/** Earlier versions of recipes. */
export const versions = defineFeature({
  name: 'versions',
  needs: [recipes],
  tables: tables<VersionTables>(),
  routes: versionRoutes,
})
