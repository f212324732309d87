import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clipLink, clipLinks, clipPage, clipPicture } from '@potluck/api/clip'
import { directImports } from '@potluck/api/direct-imports'
import { addImageByLink } from '@potluck/api/images'
import { sendMessage } from '@potluck/api/messages'
import { addPushDevice } from '@potluck/api/push'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../../testing/foreign-site.ts'
import { jobEnd } from '../../../testing/job-end.ts'
import { startPushService } from '../../../testing/push-service.ts'
import { type Circle, startTestServer, type TestServer } from '../../../testing/test-server.ts'

const [, { endpoint: importJsonLd }] = directImports

let server: TestServer
let people: Circle
/** A forbidden server: it listens on every address of this machine. */
let inside: Server
let requests = 0
/** An allowed site, which redirects to the address in its path. */
let leading: ForeignSite
let led = 0

beforeAll(async () => {
  inside = createServer((_, answer) => {
    requests++
    answer.end('secret')
  })
  await new Promise<void>((resolve) => inside.listen(0, resolve))
  leading = await startForeignSite(({ url = '' }, answer) => {
    led++
    answer.writeHead(302, { location: decodeURIComponent(url.slice(1)) }).end()
  })
  server = await startTestServer('sqlite', { REACHABLE_NETWORKS: foreignNetwork }, { push: { graceMs: 0, retryMs: 1 } })
  people = await server.circle()
})

afterAll(async () => {
  await server.close()
  leading.close()
  inside.closeAllConnections()
  inside.close()
})

const each = (addresses: readonly string[], call: (address: string) => Promise<unknown>) =>
  addresses.reduce<Promise<unknown>>(
    (before, address) => before.then(() => call(address).catch(() => {})),
    Promise.resolve(),
  )

/** Each endpoint by which a member gives addresses that this server requests. */
const callers: readonly (readonly [string, (addresses: readonly string[]) => Promise<unknown>])[] = [
  ['a link that is clipped', (urls) => each(urls, (url) => people.anna.api.call(clipLink, { query: { url } }))],
  [
    'a link that is sent to be clipped',
    (urls) => each(urls, (url) => people.anna.api.call(clipPage, { body: { url } })),
  ],
  [
    'many links',
    async (urls) =>
      jobEnd(people.anna, (await people.anna.api.call(clipLinks, { body: { urls: [...urls] } })).data.jobId),
  ],
  ['a picture of a page', (urls) => each(urls, (url) => people.anna.api.call(clipPicture, { query: { url } }))],
  ['a picture by its link', (urls) => each(urls, (url) => people.anna.api.call(addImageByLink, { body: { url } }))],
  [
    'the pictures of recipes that are imported',
    async (urls) => {
      const recipes = urls.map((image, at) => ({
        '@type': 'Recipe',
        name: `Soup ${at}`,
        recipeIngredient: ['1 leek'],
        image,
      }))
      const file = new Blob([JSON.stringify(recipes)])
      return jobEnd(people.anna, (await people.anna.api.call(importJsonLd, { file })).data.jobId)
    },
  ],
  [
    'the push services of browsers',
    async (endpoints) => {
      const service = await startPushService()
      const { keys } = service.browser().subscription
      service.close()
      const { anna, ben } = people
      await each(endpoints, (endpoint) => ben.api.call(addPushDevice, { body: { endpoint, keys } }))
      await anna.api.call(sendMessage, { body: { to: ben.id, body: 'Soup is ready' } })
      await server.services.push.settled()
      const notices = () => server.database.db.selectFrom('pushNotices').select('id').execute()
      while ((await notices()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    },
  ],
]

const spellings = [
  '127.0.0.1',
  'localhost',
  '0.0.0.0',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  'cook:secret@127.0.0.2',
]

test.each(callers)('%s: no internal address is requested in any spelling', async (_, call) => {
  const { port } = inside.address() as AddressInfo
  const addresses = spellings.map((host) => `http://${host}:${port}/`)
  led = 0
  await call([...addresses, ...addresses.map((address) => `${leading.address}${encodeURIComponent(address)}`)])
  expect(led).toBeGreaterThan(0)
  expect(requests).toBe(0)
})
