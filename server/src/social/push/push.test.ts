import { deleteAccount, updateAccount } from '@potluck/api/account'
import { blockPerson } from '@potluck/api/blocks'
import { directImports } from '@potluck/api/direct-imports'
import { addFriend } from '@potluck/api/friends'
import { markRead, sendMessage } from '@potluck/api/messages'
import { addPushDevice, getPush, removePushDevice, setPushKinds } from '@potluck/api/push'
import { login, logout } from '@potluck/api/sessions'
import { addShoppingListItems, createShoppingList, updateShoppingListItems } from '@potluck/api/shopping-lists'
import { appointAdmin } from '../../people/users/admins.ts'
import { foreignNetwork } from '../../testing/foreign-site.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { type PushBrowser, startPushService, type TestPushService } from '../../testing/push-service.ts'
import { statusOf } from '../../testing/status-of.ts'
import {
  type Circle,
  startTestServer,
  type TestMember,
  type TestServer,
  usualDatabases,
} from '../../testing/test-server.ts'
import { addDevice } from './devices.ts'

const quick = { graceMs: 0, retryMs: 1 }

const [, { endpoint: importJsonLd }] = directImports

describe.each(usualDatabases)('%s', (kind) => {
  let server: TestServer
  let pushService: TestPushService
  let circle: Circle

  beforeEach(async () => {
    pushService = await startPushService()
    server = await startTestServer(kind, { REACHABLE_NETWORKS: foreignNetwork }, { push: quick })
    circle = await server.circle()
  })

  afterEach(async () => {
    await server.close()
    pushService.close()
  })

  const subscribe = async (member: TestMember, language = 'he'): Promise<PushBrowser> => {
    const browser = pushService.browser()
    await member.api.call(addPushDevice, { body: { ...browser.subscription, language } })
    return browser
  }

  const write = (from: TestMember, to: TestMember, body = 'The soup of my aunt') =>
    from.api.call(sendMessage, { body: { to: to.id, body } })

  const waiting = async () => (await server.database.db.selectFrom('pushNotices').select('id').execute()).length
  const devices = async () => (await server.database.db.selectFrom('pushDevices').select('id').execute()).length

  /** Waits until the queue is empty. */
  const sent = async () => {
    await server.services.push.settled()
    while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  test('a message is pushed to every browser of its recipient, encrypted and signed, without its text', async () => {
    const { anna, ben, carl } = circle
    const [phone, laptop, other] = [await subscribe(ben), await subscribe(ben, 'en-us'), await subscribe(carl)]
    await write(anna, ben)
    const [rung] = await phone.ring(1)
    expect(rung?.payload).toEqual({
      kind: 'messages',
      topic: `messages:${anna.id}`,
      name: 'Anna',
      path: `/messages/${anna.id}`,
      language: 'he',
    })
    expect(Number(rung?.headers.ttl)).toBeGreaterThan(3_600)
    expect((await laptop.ring(1))[0]?.payload.language).toBe('en-us')
    await sent()
    expect(other.rung).toEqual([])
  })

  test('the keys are created once, and every answer contains the public one', async () => {
    const [one, other] = await Promise.all([circle.anna.api.call(getPush, {}), circle.ben.api.call(getPush, {})])
    expect(Buffer.from(one.data.publicKey, 'base64url')).toHaveLength(65)
    expect(other.data).toEqual(one.data)
    expect(one.data).toMatchObject({ firebase: null, off: [] })
  })

  test('a request for friendship is pushed; its acceptance is not', async () => {
    const { anna, carl } = circle
    const [annas, carls] = [await subscribe(anna), await subscribe(carl)]
    await carl.api.call(addFriend, { params: { id: anna.id } })
    expect((await annas.ring(1))[0]?.payload).toMatchObject({ kind: 'requests', name: 'Carl', path: '/people' })
    await anna.api.call(addFriend, { params: { id: carl.id } })
    await sent()
    expect([annas.rung.length, carls.rung.length]).toEqual([1, 0])
  })

  test('an item that another member adds is pushed with its list; ticks and own changes are not', async () => {
    const { anna, ben } = circle
    const [annas, bens] = [await subscribe(anna), await subscribe(ben)]
    const body = { title: 'Groceries', collaborators: [ben.id] }
    const { id } = (await anna.api.call(createShoppingList, { body })).data
    const path = `/shopping-lists/${id}`
    expect((await bens.ring(1))[0]?.payload).toMatchObject({ kind: 'lists', name: 'Anna', path })
    const items = [{ title: 'Plums' }]
    await ben.api.call(addShoppingListItems, { params: { id }, body: { items } })
    expect((await annas.ring(1))[0]?.payload).toMatchObject({ kind: 'lists', name: 'Ben', path })
    const { id: itemId } = await server.database.db
      .selectFrom('shoppingListItems')
      .select('id')
      .executeTakeFirstOrThrow()
    const query = { itemIds: itemId }
    await ben.api.call(updateShoppingListItems, { params: { id }, query, body: { completed: true } })
    await sent()
    expect([annas.rung.length, bens.rung.length]).toEqual([1, 1])
  })

  test('a finished import is pushed, with a link to its result', async () => {
    const { anna } = circle
    const browser = await subscribe(anna)
    const file = new File([JSON.stringify({ '@type': 'Recipe', name: 'Soup' })], 'soup.json')
    const { jobId } = (await anna.api.call(importJsonLd, { file, query: {} })).data
    await jobEnd(anna, jobId)
    const [rung] = await browser.ring(1)
    expect(rung?.payload).toMatchObject({ kind: 'imports', path: `/settings/import/json-ld?job=${jobId}` })
  })

  test('events of an import from Pepperplate are pushed to the pages, with the reason of a failure', async () => {
    const { anna } = circle
    const browser = await subscribe(anna)
    server.services.notifier.notify([anna.id], { type: 'import:pepperplate:failed', data: { reason: 'gone' } })
    const [rung] = await browser.ring(1)
    expect(rung?.payload).toMatchObject({ kind: 'imports', type: 'import:pepperplate:failed', reason: 'gone' })
  })

  test.each([
    'https://[::1]/push',
    'https://169.254.169.254/',
    'https://10.1.2.3/',
    'https://user:secret@push.example/',
    'https://push.example:22/',
    'https://localhost/',
    'https://printer.local/',
  ])('%s is no address of a push service', async (endpoint) => {
    const { anna } = circle
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    expect(await statusOf(anna.api.call(addPushDevice, { body: { endpoint, keys } }))).toBe(400)
    expect(await devices()).toBe(0)
  })

  test('a kind that was turned off is pushed to no browser until it is turned on again', async () => {
    const { anna, ben } = circle
    const browser = await subscribe(ben)
    await ben.api.call(setPushKinds, { body: { off: ['messages', 'imports', 'messages'] } })
    expect((await ben.api.call(getPush, {})).data.off).toEqual(['imports', 'messages'])
    await write(anna, ben)
    await sent()
    expect(pushService.asked()).toBe(0)
    await ben.api.call(setPushKinds, { body: { off: [] } })
    await write(anna, ben)
    await browser.ring(1)
  })

  test('a push to an unreachable service is retried; a browser that is gone is deleted', async () => {
    const { anna, ben } = circle
    const browser = await subscribe(ben)
    pushService.answerNext(503)
    pushService.answerNext(429, { 'retry-after': '0' })
    await write(anna, ben)
    await browser.ring(1)
    expect(pushService.asked()).toBe(3)
    pushService.answerNext(410)
    await write(anna, ben)
    await sent()
    expect(await devices()).toBe(0)
  })

  test('a browser is not deleted while its service is unreachable, but after five refused notices', async () => {
    const { anna, ben } = circle
    await subscribe(ben)
    for (let tries = 0; tries < 6; tries++) pushService.answerNext(500)
    await write(anna, ben)
    await sent()
    expect(pushService.asked()).toBe(6)
    expect(await devices()).toBe(1)
    for (let notice = 0; notice < 4; notice++) {
      pushService.answerNext(400)
      await write(anna, ben)
      await sent()
    }
    expect(await devices()).toBe(0)
  })

  test('a browser is forgotten when its session ends: by logout, from elsewhere, or with the account', async () => {
    const { anna } = circle
    const elsewhere = async () => {
      const { data } = await server.client().call(login, { body: { email: anna.email, password: 'correct horse' } })
      const api = server.client(data.token)
      await api.call(addPushDevice, { body: pushService.browser().subscription })
      return api
    }
    const phone = await elsewhere()
    await elsewhere()
    await subscribe(anna)
    expect(await devices()).toBe(3)
    await phone.call(logout, {})
    expect(await devices()).toBe(2)
    await anna.api.call(updateAccount, { body: { password: 'other horse', currentPassword: 'correct horse' } })
    expect(await devices()).toBe(1)
    await appointAdmin(server.database, circle.ben.email)
    await anna.api.call(deleteAccount, { body: { currentPassword: 'other horse' } })
    expect(await devices()).toBe(0)
  })

  test('a browser gets pushes for its current member only', async () => {
    const { anna, ben, carl } = circle
    await carl.befriends(anna)
    const { subscription, ring } = await subscribe(ben)
    await carl.api.call(addPushDevice, { body: subscription })
    await write(anna, ben)
    await write(anna, carl)
    expect((await ring(1)).map(({ payload }) => payload.path)).toEqual([`/messages/${anna.id}`])
    await sent()
    expect(pushService.asked()).toBe(1)
    await ben.api.call(removePushDevice, { body: { endpoint: subscription.endpoint } })
    expect(await devices()).toBe(1)
    await carl.api.call(removePushDevice, { body: { endpoint: subscription.endpoint } })
    expect(await devices()).toBe(0)
  })

  test('the oldest browser is removed when a member has more than twenty', async () => {
    const first = await subscribe(circle.ben)
    for (let more = 0; more < 20; more++) await subscribe(circle.ben)
    expect(await devices()).toBe(20)
    await write(circle.anna, circle.ben)
    await sent()
    expect(pushService.asked()).toBe(20)
    expect(first.rung).toEqual([])
  })

  test('an invalid subscription is refused', async () => {
    const { subscription } = pushService.browser()
    for (const wrong of [
      { endpoint: 'push' },
      { endpoint: 'file:///etc/passwd' },
      { endpoint: 'http://push.example.com/clear' },
      { endpoint: 'https://192.168.1.20/private' },
      { endpoint: `https://push.example.com/${'x'.repeat(2_000)}` },
      { keys: { p256dh: 'AAAA', auth: 'A'.repeat(22) } },
      { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(43) } },
    ])
      expect(await statusOf(circle.ben.api.call(addPushDevice, { body: { ...subscription, ...wrong } }))).toBe(400)
  })

  test('a key that is no point on the curve fails for its browser only', async () => {
    const { anna, ben } = circle
    const body = { ...pushService.browser().subscription, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }
    await ben.api.call(addPushDevice, { body })
    const right = await subscribe(ben)
    await write(anna, ben)
    await right.ring(1)
    await sent()
    expect(await devices()).toBe(1)
  })
})

describe('notices that became obsolete before they were sent', () => {
  const asked = async (meanwhile: (circle: Circle) => Promise<unknown>) => {
    const pushService = await startPushService()
    const server = await startTestServer('sqlite', { REACHABLE_NETWORKS: foreignNetwork }, { push: { graceMs: 300 } })
    const circle = await server.circle()
    const { anna, ben } = circle
    const browser = pushService.browser()
    await ben.api.call(addPushDevice, { body: browser.subscription })
    await anna.api.call(sendMessage, { body: { to: ben.id, body: 'Soup?' } })
    await anna.api.call(sendMessage, { body: { to: ben.id, body: 'Or stew?' } })
    await meanwhile(circle)
    await server.services.push.settled()
    const notices = () => server.database.db.selectFrom('pushNotices').select('id').execute()
    while ((await notices()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await server.close()
    pushService.close()
    return pushService.asked()
  }

  test('two messages of one person are pushed once', async () => {
    expect(await asked(async () => {})).toBe(1)
  })

  test('a message that was read meanwhile is not pushed', async () => {
    expect(await asked(({ anna, ben }) => ben.api.call(markRead, { body: { user: anna.id } }))).toBe(0)
  })

  test('a message of a person who was blocked meanwhile is not pushed', async () => {
    expect(await asked(({ anna, ben }) => ben.api.call(blockPerson, { params: { id: anna.id } }))).toBe(0)
  })

  test('a notice that was turned off meanwhile is not pushed', async () => {
    expect(await asked(({ ben }) => ben.api.call(setPushKinds, { body: { off: ['messages'] } }))).toBe(0)
  })
})

test('the server does not call a push address in its own network', async () => {
  const pushService = await startPushService()
  const server = await startTestServer('sqlite', {}, { push: { graceMs: 0, retryMs: 1 } })
  const { anna, ben } = await server.circle()
  const { endpoint: address, keys } = pushService.browser().subscription
  // As a name that meant another address when the device came.
  await addDevice(server.database, await ben.acting(), { service: 'web', address, ...keys, language: null })
  await anna.api.call(sendMessage, { body: { to: ben.id, body: 'Soup?' } })
  await server.services.push.settled()
  const notices = () => server.database.db.selectFrom('pushNotices').select('id').execute()
  while ((await notices()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(pushService.asked()).toBe(0)
  await server.close()
  pushService.close()
})
