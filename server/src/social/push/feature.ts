import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { notifyBoth } from '../../machinery/web/notifier/notifier.ts'
import { createPush } from './push.ts'
import { forgetNotices } from './queue.ts'
import { pushRoutes } from './routes.ts'
import type { PushOptions } from './send-notices.ts'
import type { PushTables } from './tables.ts'

declare module '../../machinery/for-features/define-feature.ts' {
  interface AppOptions {
    readonly push?: PushOptions
  }
}

const reportTrouble = (error: unknown) => process.stderr.write(`A notification could not be queued: ${String(error)}\n`)

/** Notifications on devices. */
export const push = defineFeature({
  name: 'push',
  tables: tables<PushTables>(),
  services({ database, notifier }) {
    const push = createPush(database, reportTrouble)
    return { push, notifier: notifyBoth(notifier, push) }
  },
  routes: (app, services, { options }) => pushRoutes(app, services, options.push),
  tidy: [{ name: 'forgetting notifications', step: ({ database }) => forgetNotices(database) }],
})
