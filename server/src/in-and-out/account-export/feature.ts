import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { shares } from '../shares/feature.ts'
import { accountExportRoutes, accountRestoreJobs } from './routes.ts'
import type { AccountExportTables } from './tables.ts'

/** Everything of an account in one file, and back. */
export const accountExport = defineFeature({
  name: 'account-export',
  needs: [shares],
  tables: tables<AccountExportTables>(),
  jobs: (services) => [accountRestoreJobs(services)],
  routes: (app, services, { jobs }) => accountExportRoutes(app, services, jobs),
})
