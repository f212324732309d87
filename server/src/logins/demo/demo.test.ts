import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { getAccount } from '@potluck/api/account'
import { clipPage } from '@potluck/api/clip'
import { startDemo } from '@potluck/api/demo'
import type { Endpoint } from '@potluck/api/endpoint'
import { endpoints } from '@potluck/api/endpoints'
import { uploadImage } from '@potluck/api/images'
import { previewImport } from '@potluck/api/imports'
import { createKitchen } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import sharp from 'sharp'
import { demoLimits } from '../../ground/settings/demo-settings.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { jobFolder } from '../../machinery/jobs/job-files.ts'
import { appointAdmin } from '../../people/users/admins.ts'
import { demoEmail } from '../../people/users/demo-account.ts'
import { createAccount } from '../../people/users/store.ts'
import { kitchenDeparture } from '../../social/kitchens/departure.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { allRows } from '../../testing/full-server.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { endDemoAccounts } from './demo-accounts.ts'
import { isOpenInDemo } from './gate.ts'
import { refuseOtherData } from './refuse-other-data.ts'

const all: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values(feature))

/** As a proxy on this machine would pass on a call of this address. */
const from = (address: string) => ({ 'x-forwarded-for': address })

const environment = {
  DEMO: 'true',
  TRUSTED_PROXIES: '127.0.0.1',
  // Whatever would send something out.
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'http://127.0.0.1/',
  MODEL_URL: 'http://127.0.0.1:1/',
  MODEL_NAME: 'some',
  OIDC_PROVIDERS: '/nowhere.json',
  BACKUP_DIR: '/nowhere',
  REGISTRATION: 'open',
}

let addresses = 0

/** Starts the demo, each time from another address unless one is said. */
function start({ app }: TestServer, headers = from(`192.0.2.${addresses++}`), language = 'en-us') {
  return app.inject({ method: 'POST', url: '/api/demo', headers, payload: { language } })
}

const tokenOf = async (server: TestServer): Promise<string> => (await start(server)).json().token

/** An hour passes for all accounts, and nobody has looked for those that are over. */
async function passAnHour({ database: { db } }: TestServer): Promise<void> {
  await db
    .updateTable('users')
    .set({ createdAt: now(-demoLimits.life) })
    .execute()
  await db
    .updateTable('sessions')
    .set({ expiresAt: now(-1) })
    .execute()
}

bothDatabases(
  'a demo',
  (server) => {
    test('gives an account that lives an hour, with recipes in the language that is asked for, and no admin', async () => {
      const { token } = (await start(server, from('192.0.2.250'), 'de-de')).json()
      const { data: account } = await server.client(token).call(getAccount, {})
      expect(account).toMatchObject({ name: 'Gast', isAdmin: false, email: expect.stringMatching(/@demo$/) })
      const lives = Date.parse(account.demoEndsAt ?? '') - Date.now()
      expect(Math.abs(lives - demoLimits.life)).toBeLessThan(60_000)
      const { data: recipes } = (await server.client(token).call(listRecipes, {})).data
      expect(recipes.map(({ title }) => title)).toContain('Rote Linsensuppe')
      const { data: lists } = await server.client(token).call(listShoppingLists, {})
      const { data: plans } = await server.client(token).call(listMealPlans, {})
      expect([lists, plans]).toMatchObject([[{ title: 'Einkauf' }], [{ title: 'Unsere Woche', itemCount: 4 }]])
      expect(await appointAdmin(server.database, account.email)).toBe(false)
      const sessions = await server.database.db.selectFrom('sessions').select('expiresAt').execute()
      expect(sessions).toEqual([{ expiresAt: expect.stringContaining(account.demoEndsAt?.slice(0, 16) ?? '-') }])
    })

    test('answers whoever calls what it has not that it is closed', async () => {
      const calls = all
        .filter((endpoint) => !isOpenInDemo(endpoint))
        .flatMap(({ method, path }) => [
          { method, path, headers: {} },
          { method, path, headers: { authorization: 'Bearer nothing' } },
        ])
      const open: string[] = []
      for (const { method, path, headers } of calls) {
        const url = `/api/${path.replace(/:\w+/g, '018f0000-0000-7000-8000-000000000000')}`
        const answer = await server.app.inject({ method, url, headers })
        if (answer.statusCode !== 403 || answer.json().error.code !== 'closed-in-demo') open.push(`${method} ${path}`)
      }
      expect(calls.length).toBeGreaterThan(200)
      expect(open).toEqual([])
    })

    test.each(['/s/secret', '/s/secret/photos/0/large', '/people/anna', '/%73/secret'])(
      'the page %s is closed, also to those who ask for its head alone',
      async (url) => {
        const answers = [await server.app.inject({ url }), await server.app.inject({ method: 'HEAD', url })]
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
      },
    )

    test.each(['/api/server/data-check/mend', '/api/users/providers/home/backchannel-logout'])(
      '%s does nothing',
      async (url) => expect([403, 404]).toContain((await server.app.inject({ method: 'POST', url })).statusCode),
    )

    test('guests see nobody’s recipes, and a file that was made for a ticket opens with it alone', async () => {
      const urls = ['/api/recipes/by-page', '/api/recipes/search?query=x', '/api/data/export/json-ld']
      const answers = await Promise.all(urls.map((url) => server.app.inject({ url })))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401])
    })

    test('an address gets three accounts an hour, and the fourth is told when to come back', async () => {
      const home = from('198.51.100.7')
      const answers = []
      for (let count = 0; count < 4; count += 1) answers.push(await start(server, home))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
      expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3_500)
    })

    test('ten calls at once from one address get three accounts', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => start(server, from('198.51.100.9'))))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
    })

    test('what a caller says of its own address does not count: only what the proxy adds', async () => {
      const answers = []
      for (let count = 0; count < 4; count += 1)
        answers.push(await start(server, from(`203.0.113.${count}, 198.51.100.8`)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    })

    test('a network of IPv6 is one address', async () => {
      const answers = []
      for (let count = 0; count < 4; count += 1) answers.push(await start(server, from(`2001:db8:1:2::${count}`)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    })

    test('nothing is sent out, whatever is set', async () => {
      const { services, config } = server
      expect(services.mail).toBeNull()
      expect(services.identityProviders.listed).toEqual([])
      expect(config).toMatchObject({ model: undefined, backup: { dir: undefined } })
      await expect(services.outgoing.fetch('https://example.com/', { maxBytes: 1, accept: '*' })).rejects.toThrow(
        'sends nothing',
      )
    })

    test('a file that is too large, or does not say how large it is, is refused before it is read', async () => {
      const token = await tokenOf(server)
      const send = (payload: Buffer | Readable) =>
        server.app.inject({
          method: 'POST',
          url: '/api/data/import/file',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
          payload,
        })
      const large = await send(Buffer.alloc(demoLimits.file + 1))
      const silent = await send(Readable.from(['--x']))
      expect([large.statusCode, silent.statusCode]).toEqual([413, 413])
    })

    test('a demo that is full takes nothing more, and lets go what there is', async () => {
      const token = await tokenOf(server)
      const { api, id } = await guestOf(server, token)
      await server.database.db
        .updateTable('textSpace')
        .set({ bytes: demoLimits.space })
        .where('ownerId', '=', id)
        .execute()
      expect(await statusOf(api.call(createRecipe, { body: { title: 'One more' } }))).toBe(429)
      const page = { url: 'https://example.com/', html: '<h1>Soup</h1>' }
      expect(await statusOf(api.call(clipPage, { body: page }))).toBe(429)
      expect(await statusOf(api.call(listRecipes, {}))).toBe(200)
      await server.database.db.updateTable('textSpace').set({ bytes: 0 }).where('ownerId', '=', id).execute()
    })

    test('its data serves no other server, and a demo serves no other data', async () => {
      await expect(refuseOtherData(server.database, { demo: true })).resolves.toBeUndefined()
      await expect(refuseOtherData(server.database, { demo: false })).rejects.toThrow('the data of a demo')
    })
  },
  { environment },
)

/** The account of a session that was just opened. */
async function guestOf(server: TestServer, token: string) {
  const api = server.client(token)
  return { api, id: (await api.call(getAccount, {})).data.id }
}

/** Uses all that a demo has. */
async function useEverything(server: TestServer) {
  const { api, id } = await guestOf(server, await tokenOf(server))
  const recipe = (await api.call(createRecipe, { body: { title: 'Own', labels: ['Own'] } })).data
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await api.call(uploadImage, { file: new Blob([new Uint8Array(picture)]) })
  const list = (await api.call(createShoppingList, { body: { title: 'List' } })).data
  await api.call(addShoppingListItems, { params: { id: list.id }, body: { items: [{ title: 'Flour' }] } })
  const plan = (await api.call(createMealPlan, { body: { title: 'Week' } })).data
  const items = [{ title: 'Own', recipeId: recipe.id, day: now().slice(0, 10) }]
  await api.call(addMealPlanItems, { params: { id: plan.id }, body: { items } })
  const kitchen = (await api.call(createKitchen, { body: { name: 'Home' } })).data
  await api.call(createRecipe, { body: { title: 'Ours' }, query: { kitchen: kitchen.id } })
  await api.call(previewImport, { file: new Blob(['title: Soup']) })
  return { api, id }
}

const uncounted = new Set(['throttles', 'clock', 'secrets'])

/** The rows of all tables that belong to somebody. */
const rowsIn = async ({ database }: TestServer) =>
  Object.fromEntries(
    Object.entries(await allRows(database)).filter(([name, rows]) => !uncounted.has(name) && rows.length > 0),
  )

bothDatabases(
  'the end of an hour in a demo',
  (server) => {
    test('leaves nothing of an account that used everything', async () => {
      const before = await rowsIn(server)
      const { api } = await useEverything(server)
      await passAnHour(server)
      expect(await statusOf(api.call(listRecipes, {}))).toBe(401)
      await endDemoAccounts(server.services, [kitchenDeparture])
      expect(await rowsIn(server)).toEqual(before)
      expect(await readdir(join(server.config.dataDir, jobFolder))).toEqual([])
    })

    test('is done by the next turn where the first was killed in the middle', async () => {
      const before = await rowsIn(server)
      await useEverything(server)
      const { api } = await guestOf(server, await tokenOf(server))
      await passAnHour(server)
      const killed = () => Promise.reject(new Error('killed'))
      await expect(endDemoAccounts(server.services, [killed])).rejects.toThrow('killed')
      expect(await statusOf(api.call(listRecipes, {}))).toBe(401)
      await endDemoAccounts(server.services, [kitchenDeparture])
      expect(await rowsIn(server)).toEqual(before)
    })

    test('spares an account whose hour is not over', async () => {
      const { api } = await guestOf(server, await tokenOf(server))
      await endDemoAccounts(server.services, [kitchenDeparture])
      expect(await statusOf(api.call(listRecipes, {}))).toBe(200)
    })

    test('makes room: of ten at once that find five places, five come in', async () => {
      const { db } = server.database
      const { count } = await db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      for (let place = Number(count); place < demoLimits.accounts - 5; place += 1)
        await createAccount(server.database, { name: 'Guest', email: demoEmail(), passwordHash: null })
      const answers = await Promise.all(Array.from({ length: 10 }, () => start(server)))
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
        ...Array(5).fill(200),
        ...Array(5).fill(429),
      ])
      expect(answers.map((answer) => answer.json().error?.code)).toContain('demo-full')
      const refused = from(
        answers.find(({ statusCode }) => statusCode === 429)?.raw.req.headers['x-forwarded-for'] as string,
      )
      await passAnHour(server)
      await endDemoAccounts(server.services, [kitchenDeparture])
      const later = [await start(server, refused), await start(server, refused), await start(server, refused)]
      expect(later.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    }, 60_000)
  },
  { environment },
)

bothDatabases('a server that is no demo', (server) => {
  test('gives no accounts that live an hour, and its data becomes none of a demo', async () => {
    expect(await statusOf(server.client().call(startDemo, { body: {} }))).toBe(404)
    await expect(refuseOtherData(server.database, { demo: true })).resolves.toBeUndefined()
    await server.member('Anna')
    await expect(refuseOtherData(server.database, { demo: true })).rejects.toThrow('people have accounts')
    await expect(refuseOtherData(server.database, { demo: false })).resolves.toBeUndefined()
  })
})
