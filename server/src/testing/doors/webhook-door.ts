import { setTimeout as pause } from 'node:timers/promises'
import { createWebhook, deleteWebhook, type WebhookEvent } from '@potluck/api/webhooks'
import type { TestServer } from '../test-server.ts'
import { startWebhookReceiver } from '../webhook-receiver.ts'
import { accountEnds, type Door, each, sharedEnds } from './door.ts'
import { changes, password, type Thing, things } from './world.ts'

/** Waits until nothing is to be sent any more. */
async function sendsAll({ services, database }: TestServer): Promise<void> {
  await services.webhookWatch.settled()
  const waiting = () =>
    database.db.selectFrom('webhookDeliveries').select('id').where('state', '=', 'waiting').executeTakeFirst()
  while (await waiting()) await pause(20)
}

/** Webhooks, each about one thing. */
export const webhookDoor: Door = {
  async open(world) {
    const { server, ben, kitchenId, ids } = world
    const receiver = await startWebhookReceiver()
    const made = async (thing: Thing) => {
      const source =
        thing === 'home'
          ? ({ kind: 'kitchen', id: kitchenId } as const)
          : ({ kind: thing === 'plan' ? 'plan' : 'list', id: ids[thing] } as const)
      const events: WebhookEvent[] = [thing === 'plan' ? 'dish.planned' : 'item.added']
      const body = { name: thing, url: receiver.address, source, events, dinnerAt: '17:00', timeZone: 'Europe/Berlin' }
      return (await ben.api.call(createWebhook, { body: { ...body, currentPassword: password } })).data.webhook.id
    }
    const hooks = await Promise.all(things.map(made))
    return {
      async ask(thing) {
        await sendsAll(server)
        const before = receiver.received.length
        // An ended account makes no changes.
        await changes(world, thing).catch(() => {})
        await sendsAll(server)
        return receiver.received.length > before ? 'sent' : 'silent'
      },
      async revoke() {
        for (const id of hooks) await ben.api.call(deleteWebhook, { params: { id } })
      },
      letGo: () => receiver.close(),
    }
  },
  before: each(things, 'sent'),
  after: { ...sharedEnds('silent', 'sent'), ...accountEnds(each(things, 'silent')) },
  revoked: each(things, 'silent'),
}
