import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { createWebhook, listWebhookDeliveries, listWebhooks, maxWebhooks, testWebhook } from '@potluck/api/webhooks'
import { v7 as uuid } from 'uuid'
import { createApp } from '../../app.ts'
import { createServices } from '../../create-services.ts'
import { aList } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { maxWaiting } from './queue.ts'

const options = { webhooks: { pauses: [1, 1, 1, 1, 1], timeout: 400, gatherMs: 0 } }

bothDatabases(
  'webhooks whose receiver is slow, broken or hostile',
  (server) => {
    let receiver: WebhookReceiver
    let anna: TestMember
    let listId: string

    beforeEach(async () => {
      receiver = await startWebhookReceiver()
      ;({ anna } = await server.circle())
      listId = (await aList(anna)).listId
    })

    afterEach(() => receiver.close())

    const making = (owner = anna, url = receiver.address) => {
      const source = { kind: 'account' } as const
      const rest = { dinnerAt: '17:00', timeZone: 'UTC', currentPassword: 'correct horse' }
      const body = { name: 'Lamp', url, source, events: ['item.added' as const], ...rest }
      return owner.api.call(createWebhook, { body })
    }

    const hook = async (owner = anna, url = receiver.address) => (await making(owner, url)).data.webhook

    const add = (title = 'milk', member = anna, id = listId) =>
      member.api.call(addShoppingListItems, { params: { id }, body: { items: [{ id: uuid(), title }] } })

    const waiting = () =>
      server.database.db.selectFrom('webhookDeliveries').select('id').where('state', '=', 'waiting').execute()

    const settled = async () => {
      await server.services.webhookWatch.settled()
      while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }

    const last = async (id: string) => (await anna.api.call(listWebhookDeliveries, { params: { id } })).data[0]

    test('an error is tried again with the same id and body, until it arrives', async () => {
      const { id } = await hook()
      receiver.answerNext((response) => response.writeHead(500).end('down\u0000 for a moment'))
      receiver.answerNext((response) => response.writeHead(429, { 'retry-after': '0' }).end())
      receiver.answerNext((response) => response.destroy())
      await add()
      const tries = await receiver.arrived(4)
      await settled()
      expect(new Set(tries.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect(new Set(tries.map(({ body }) => body)).size).toBe(1)
      expect(await last(id)).toMatchObject({ state: 'delivered', attempts: 4, status: 204, nextAt: null })
    })

    test('six attempts are all, and the beginning of the last answer is listed', async () => {
      const { id } = await hook()
      for (let tries = 0; tries < 6; tries += 1)
        receiver.answerNext((response) => response.writeHead(500).end('x'.repeat(5_000)))
      await add()
      await settled()
      expect(receiver.received).toHaveLength(6)
      expect(await last(id)).toMatchObject({ state: 'failed', attempts: 6, status: 500, answer: 'x'.repeat(500) })
      expect((await anna.api.call(listWebhooks, {})).data).toMatchObject([
        { off: null, failingSince: expect.any(String) },
      ])
    })

    test('410 Gone turns it off at once', async () => {
      await hook()
      receiver.answerNext((response) => response.writeHead(410).end())
      await add()
      await settled()
      await add('rum')
      await settled()
      expect(receiver.received).toHaveLength(1)
      expect((await anna.api.call(listWebhooks, {})).data).toMatchObject([{ off: { reason: 'gone' } }])
    })

    test('it is turned off when nothing arrived for five days, or twenty deliveries in a row were given up', async () => {
      const { id } = await hook()
      const { db } = server.database
      const set = (change: { failingSince?: string; failures?: number }) =>
        db.updateTable('webhooks').set(change).where('id', '=', id).execute()
      await set({ failingSince: new Date(Date.now() - 6 * 86_400_000).toISOString() })
      receiver.answerNext((response) => response.writeHead(500).end())
      await add()
      await settled()
      const off = async () => (await anna.api.call(listWebhooks, {})).data[0]?.off
      expect(await off()).toMatchObject({ reason: 'failing' })
      expect(receiver.received).toHaveLength(1)
    })

    test('an answer that never ends, drips or is huge costs the time of one attempt, and its status counts', async () => {
      const { id } = await hook()
      const drips: NodeJS.Timeout[] = []
      receiver.answerNext((response) => {
        response.writeHead(200)
        drips.push(setInterval(() => response.write('a'), 20))
      })
      receiver.answerNext((response) => {
        response.writeHead(200)
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(50_000, 'b')));
          if (!response.destroyed) response.once('drain', more)
        }
        more()
      })
      await add('drips')
      await settled()
      expect(await last(id)).toMatchObject({ state: 'delivered', status: 200 })
      await add('huge')
      await settled()
      expect((await last(id))?.answer).toBe('b'.repeat(500))
      for (const drip of drips) clearInterval(drip)
      expect(receiver.received).toHaveLength(2)
    })

    test('no answer is a failure after the time of an attempt', async () => {
      const { id } = await hook()
      receiver.answerNext(() => {})
      await add()
      await settled()
      expect(await last(id)).toMatchObject({ state: 'delivered', attempts: 2 })
    })

    test('a redirect is not followed, whether to this machine or elsewhere', async () => {
      const { id } = await hook()
      let asked = 0
      const inside = await startForeignSite((_, response) => {
        asked += 1
        response.end()
      })
      for (let tries = 0; tries < 6; tries += 1)
        receiver.answerNext((response) => response.writeHead(307, { location: inside.address }).end())
      await add()
      await settled()
      inside.close()
      expect(asked).toBe(0)
      expect(await last(id)).toMatchObject({ state: 'failed', status: 307 })
    })

    test.each([
      'http://127.0.0.1:8080/',
      'http://localhost:8080/',
      'https://[::1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.8/',
      'https://nas.local/',
      'http://93.184.215.14/hook',
      'https://example.com:22/',
      'https://user:pass@example.com/',
      'file:///etc/passwd',
    ])('an address that the server may not send to is refused: %s', async (url) => {
      expect(await statusOf(making(anna, url))).toBe(400)
    })

    test('an address that the admin no longer allows is not asked', async () => {
      const { id } = await hook()
      await server.database.db
        .updateTable('webhooks')
        .set({ url: 'http://127.0.0.1:9/' })
        .where('id', '=', id)
        .execute()
      await add()
      await settled()
      expect(await last(id)).toMatchObject({ state: 'failed', attempts: 6, status: null, problem: 'not-allowed' })
    })

    test('deliveries of one webhook arrive in order', async () => {
      await hook()
      const lists = []
      for (let at = 0; at < 8; at += 1) lists.push(await aList(anna, [], `List ${at}`))
      const arrived = await receiver.arrived(8)
      expect(arrived.map(({ body }) => /List \d/.exec(body)?.[0])).toEqual(lists.map((_, at) => `List ${at}`))
    })

    test('who answers slowly holds up nobody else', async () => {
      const ben = await server.member('Bert')
      const other = await startWebhookReceiver()
      await hook()
      await hook()
      await hook()
      await hook(ben, other.address)
      const list = await aList(ben)
      await other.arrived(1)
      for (let held = 0; held < 3; held += 1) receiver.answerNext(() => {})
      await add()
      await receiver.arrived(2)
      await add('flour', ben, list.listId)
      await other.arrived(2)
      // The server sends two deliveries of one member at once.
      expect(receiver.received).toHaveLength(2)
      other.close()
      await settled()
      expect(receiver.received).toHaveLength(6)
    })

    test('a flood leaves a bounded queue, and of what ended ten are listed', async () => {
      const { id } = await hook()
      const { db } = server.database
      await add()
      await settled()
      const held = { leaseUntil: new Date(Date.now() + 60_000).toISOString() }
      await db.updateTable('webhookDeliveries').set(held).execute()
      for (let at = 0; at < maxWaiting + 5; at += 1) await aList(anna, [], `List ${at}`)
      await server.services.webhookWatch.settled()
      expect(await waiting()).toHaveLength(maxWaiting)
      await db.updateTable('webhookDeliveries').set({ leaseUntil: null }).execute()
      await settled()
      expect(receiver.received).toHaveLength(maxWaiting + 1)
      expect((await anna.api.call(listWebhookDeliveries, { params: { id } })).data).toHaveLength(10)
      expect(await db.selectFrom('webhookDeliveries').select('id').execute()).toHaveLength(10)
    })

    test('somebody has twenty webhooks, and nobody else’s are within reach', async () => {
      const carl = await server.member('Carla')
      const first = await hook()
      for (let made = 1; made < maxWebhooks; made += 1) await hook()
      expect(await statusOf(making())).toBe(409)
      const foreign = { params: { id: first.id } }
      expect(await statusOf(carl.api.call(listWebhookDeliveries, foreign))).toBe(404)
      expect(await statusOf(carl.api.call(testWebhook, { ...foreign, body: { event: 'item.added' } }))).toBe(404)
      const source = { kind: 'list', id: listId } as const
      const rest = { name: 'Mine', dinnerAt: '17:00', timeZone: 'UTC', currentPassword: 'correct horse' }
      const body = { ...rest, url: receiver.address, source, events: ['item.added' as const] }
      expect(await statusOf(carl.api.call(createWebhook, { body }))).toBe(404)
      expect(await statusOf(carl.api.call(createWebhook, { body: { ...body, currentPassword: 'x' } }))).toBe(412)
      expect(await statusOf(carl.api.call(createWebhook, { body: { ...body, timeZone: 'Mars/Base' } }))).toBe(400)
    })

    test('what a process was sending when it was killed is sent by the next one, under the same id', async () => {
      await hook()
      receiver.answerNext((response) => response.writeHead(500).end())
      await add()
      await receiver.arrived(1)
      await settled()
      const { db } = server.database
      const sent = await db.selectFrom('webhookDeliveries').selectAll().executeTakeFirstOrThrow()
      // As the row is in the middle of the first attempt, with a lease that nobody renews.
      const payload = receiver.received[0]?.body ?? ''
      const past = new Date(Date.now() - 1_000).toISOString()
      await db
        .updateTable('webhookDeliveries')
        .set({ state: 'waiting', payload, attempts: 0, dueAt: past, leaseUntil: past })
        .where('id', '=', sent.id)
        .execute()
      await add('rum')
      await settled()
      expect(receiver.received.at(-1)?.headers['webhook-id']).toBeDefined()
      expect(receiver.received.filter(({ headers }) => headers['webhook-id'] === sent.id)).toHaveLength(3)
    })
  },
  { perTest: true, environment: { REACHABLE_NETWORKS: foreignNetwork }, options },
)

bothDatabases(
  'webhooks with two processes',
  (server, kind) => {
    // SQLite has one process.
    const onPostgresql = kind === 'postgresql' ? test : test.skip
    onPostgresql('nothing is sent twice', async () => {
      const receiver = await startWebhookReceiver()
      const services = await createServices(server.config, server.database)
      const second = await createApp(services, options)
      await second.ready()
      const { anna } = await server.circle()
      const rest = { name: 'Lamp', dinnerAt: '17:00', timeZone: 'UTC', currentPassword: 'correct horse' }
      const body = {
        ...rest,
        url: receiver.address,
        source: { kind: 'account' } as const,
        events: ['item.added' as const],
      }
      await anna.api.call(createWebhook, { body })
      const lists = await Promise.all(Array.from({ length: 12 }, (_, at) => aList(anna, [], `List ${at}`)))
      await receiver.arrived(lists.length)
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(receiver.received).toHaveLength(lists.length)
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(lists.length)
      await second.close()
      receiver.close()
    })
  },
  { perTest: true, environment: { REACHABLE_NETWORKS: foreignNetwork }, options },
)
