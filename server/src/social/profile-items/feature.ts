import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { profileItemRoutes } from './routes.ts'
import type { ProfileItemTables } from './tables.ts'

/** What a profile shows. */
export const profileItems = defineFeature({
  name: 'profile-items',
  tables: tables<ProfileItemTables>(),
  routes: profileItemRoutes,
})
