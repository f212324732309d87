import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { profileItems } from '../profile-items/feature.ts'
import { profileRoutes } from './routes.ts'
import type { ProfileTables } from './tables.ts'

/** Profiles. */
export const profiles = defineFeature({
  name: 'profiles',
  needs: [profileItems],
  tables: tables<ProfileTables>(),
  routes: profileRoutes,
})
