import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { notifyBoth } from '../../machinery/web/notifier/notifier.ts'
import { webhookRoutes } from './routes.ts'
import type { WebhookOptions } from './send-deliveries.ts'
import type { WebhookTables } from './tables.ts'
import { createWebhookWatch } from './watch.ts'

declare module '../../machinery/for-features/define-feature.ts' {
  interface AppOptions {
    readonly webhooks?: WebhookOptions
  }
}

const reportTrouble = (error: unknown) => process.stderr.write(`A webhook could not be queued: ${String(error)}\n`)

/** Addresses of members that are told what happens. */
export const webhooks = defineFeature({
  name: 'webhooks',
  tables: tables<WebhookTables>(),
  services({ database, notifier }) {
    const webhookWatch = createWebhookWatch(database, reportTrouble)
    return { webhookWatch, notifier: notifyBoth(notifier, webhookWatch) }
  },
  routes: (app, services, { options }) => webhookRoutes(app, services, options.webhooks),
})
