import * as contract from '@potluck/api/webhooks'
import type { FastifyInstance } from 'fastify'
import { refuseUnreachable } from '../../machinery/base/outgoing/refuse-unreachable.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import { proveIdentity } from '../../people/users/prove-identity.ts'
import { sendDeliveries, type WebhookOptions } from './send-deliveries.ts'
import * as store from './store.ts'

/** The webhooks of a member. Only a session makes, changes or lists one. */
export function webhookRoutes(app: FastifyInstance, services: Services, options?: WebhookOptions): void {
  const { config, database, webhookWatch } = services
  const wake = sendDeliveries(app, services, options)

  route(app, contract.listWebhooks, ({ member }) => store.listWebhooks(database, member))

  route(
    app,
    contract.createWebhook,
    async ({ member, body: { currentPassword, secondFactor, passkey, ...hook }, request }) => {
      await refuseUnreachable(hook.url, config.reachableNetworks, 'body.url')
      await proveIdentity(services, member, { currentPassword, secondFactor, passkey }, request)
      const web = webAddress(config, request)
      const made = await store.createWebhook(database, member, hook, { web, request })
      wake()
      return made
    },
  )

  route(app, contract.updateWebhook, async ({ member, params: { id }, body }) => {
    const changed = await store.updateWebhook(database, member, id, body)
    wake()
    return changed
  })

  route(app, contract.renewWebhookSecret, async ({ member, params: { id }, body, request }) => {
    await proveIdentity(services, member, body, request)
    return { secret: await store.renewSecret(database, member, id) }
  })

  route(app, contract.deleteWebhook, async ({ member, params: { id }, request }) => {
    await store.deleteWebhook(database, member, id, request)
    return {}
  })

  route(app, contract.testWebhook, async ({ member, params: { id }, body }) => {
    await countTry(database, paces.webhookTest, member.id)
    await store.testWebhook(database, member, id, body.event)
    wake()
    return {}
  })

  route(app, contract.listWebhookDeliveries, ({ member, params: { id } }) => store.listDeliveries(database, member, id))

  route(app, contract.noteTimerEnd, async ({ member, body }) => {
    await countTry(database, paces.timer, member.id)
    await webhookWatch.timerEnded(member.id, body)
    return {}
  })
}
