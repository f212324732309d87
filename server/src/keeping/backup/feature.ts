import { sessions } from '../../logins/sessions/feature.ts'
import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { checkDataRegularly } from './check-regularly.ts'
import { dataWorkOf } from './data-work.ts'
import { backupDownloadRoutes } from './in-browser/download-routes.ts'
import { firstRestoreRoutes } from './in-browser/first-restore-routes.ts'
import { restoreRoutes } from './in-browser/restore-routes.ts'
import type { Restart } from './in-browser/restore-while-served.ts'
import { backupRoutes } from './in-browser/routes.ts'
import { backUpRegularly } from './schedule.ts'

declare module '../../machinery/for-features/define-feature.ts' {
  interface AppOptions {
    /** Who knows it may restore a backup while nobody has an account. */
    readonly setupWord?: string
    /** Ends this server, so that it is started again with restored data; without it nothing is restored in a browser. */
    readonly restart?: Restart | undefined
  }
}

/** Backups, and restoring them. */
export const backup = defineFeature({
  name: 'backup',
  needs: [sessions],
  routes: (app, services, { options }) => {
    const work = dataWorkOf(app)
    backUpRegularly(app, services, work)
    checkDataRegularly(app, services, work)
    backupRoutes(app, services, work, options.restart)
    restoreRoutes(app, services, work, options.restart)
    backupDownloadRoutes(app, services)
    firstRestoreRoutes(app, services, work, options)
  },
})
