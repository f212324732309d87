import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerBundles } from './routes.ts'

let webRoot: string
let app: FastifyInstance

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'web-'))
  app = Fastify()
  await registerBundles(app, { webRoot, config: async () => ({}) })
})

afterEach(async () => {
  await app.close()
  await rm(webRoot, { recursive: true })
})

const version = (number: string) => ({ id: 'recipes', version: number, entry: `remotes/recipes/${number}/e.js` })
const put = (registry: unknown) => writeFile(join(webRoot, 'remotes.json'), JSON.stringify(registry))
const putCanary = (share: number, canary = '2.0.0') =>
  put({
    schemaVersion: 1,
    remotes: [
      { ...version('1.0.0'), enabled: true, canary: { share, remote: { ...version(canary), enabled: false } } },
      { id: 'social', version: '1.0.0' },
    ],
  })

const ask = (cookie?: string) => app.inject({ url: '/remotes.json', headers: cookie === undefined ? {} : { cookie } })
const versionOf = async (lot: number) => (await ask(`other=1; potluck-canary=${lot}`)).json().remotes[0].version

async function lotsWith(number: string): Promise<number[]> {
  const lots: number[] = []
  for (let lot = 0; lot < 100; lot += 1) if ((await versionOf(lot)) === number) lots.push(lot)
  return lots
}

test('the new version goes to its share of a hundred browsers, and those of a smaller share stay', async () => {
  await putCanary(10)
  const ten = await lotsWith('2.0.0')
  expect(ten).toHaveLength(10)
  await putCanary(35)
  const more = await lotsWith('2.0.0')
  expect(more).toHaveLength(35)
  expect(more).toEqual(expect.arrayContaining(ten))
  await putCanary(10, '3.0.0')
  expect(await lotsWith('3.0.0')).not.toEqual(ten)
})

test('a browser without a number draws one, gets the current version, and then the same version each time', async () => {
  await putCanary(99)
  const first = await ask()
  expect(first.json().remotes[0]).toEqual({ ...version('1.0.0'), enabled: true })
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const [, lot] =
    /^potluck-canary=(\d{1,2}); .*HttpOnly; SameSite=Strict/.exec(String(first.headers['set-cookie'])) ?? []
  const [second, third] = [await ask(`potluck-canary=${lot}`), await ask(`potluck-canary=${lot}`)]
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(third.body).toBe(second.body)
  expect(third.headers.etag).toBe(second.headers.etag)
})

test('a remote that is switched off is off in every version, and other entries stay as they are', async () => {
  await putCanary(99)
  const answers = await Promise.all([0, 50, 99].map((lot) => ask(`potluck-canary=${lot}`)))
  for (const answer of answers) {
    const [recipes, social] = answer.json().remotes
    expect(recipes).toEqual({ ...version(recipes.version), enabled: true })
    expect(social).toEqual({ id: 'social', version: '1.0.0' })
  }
})

test('a registry without a canary is sent unchanged and without a cookie', async () => {
  const registry = { schemaVersion: 1, remotes: [version('1.0.0')], note: 'x' }
  await put(registry)
  const answer = await ask()
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.body).toBe(JSON.stringify(registry))
})

test.each(['100', '-1', 'x', '7x', '', '07777'])('the cookie "%s" counts as missing', async (lot) => {
  await putCanary(50)
  const answer = await ask(`potluck-canary=${lot}`)
  expect([answer.statusCode, answer.json().remotes[0].version]).toEqual([200, '1.0.0'])
  expect(answer.headers['set-cookie']).toBeDefined()
})

test.each([
  ['a canary that says nothing', { remotes: [{ ...version('1.0.0'), canary: 5 }] }],
  ['a share that is none', { remotes: [{ ...version('1.0.0'), canary: { share: 'all', remote: {} } }] }],
  ['no list', { remotes: {} }],
])('%s changes nothing', async (_name, registry) => {
  await put(registry)
  expect((await ask('potluck-canary=0')).json()).toEqual(registry)
})
