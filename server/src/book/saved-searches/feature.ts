import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { savedSearchRoutes } from './routes.ts'
import type { SavedSearchTables } from './tables.ts'

/** Searches that a member keeps. */
export const savedSearches = defineFeature({
  name: 'saved-searches',
  tables: tables<SavedSearchTables>(),
  routes: savedSearchRoutes,
})
