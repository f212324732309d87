import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { apiTokenRoutes } from './routes.ts'
import type { ApiTokenTables } from './tables.ts'

/** Tokens for programs. */
export const apiTokens = defineFeature({
  name: 'api-tokens',
  tables: tables<ApiTokenTables>(),
  routes: apiTokenRoutes,
})
