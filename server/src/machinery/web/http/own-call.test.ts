import { setTimeout as pause } from 'node:timers/promises'
import { createApiToken } from '@potluck/api/api-tokens'
import type { ApiClient } from '@potluck/api/client'
import { uploadImage } from '@potluck/api/images'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import { createShoppingList } from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { statusOf } from '../../../testing/status-of.ts'
import { startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'
import { ownCalls } from './own-call.ts'

const currentPassword = 'correct horse'
const lines: string[] = []
let server: TestServer

beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) }
  server = await startTestServer('sqlite', { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }, { log })
})

afterAll(() => server.close())

/** A request that a door received. */
const request = { ip: '203.0.113.7', headers: { 'x-forwarded-for': '198.51.100.1', 'accept-language': 'he' } }

const doorFor = (token: string, signal?: AbortSignal): ApiClient =>
  ownCalls(server.app, { request, token, ...(signal && { signal }) })

const tokenFor = async ({ api }: TestMember, scopes: ('lists' | 'recipes:write')[]) =>
  (await api.call(createApiToken, { body: { name: 'Door', scopes, days: null, currentPassword } })).data.secret

test('a door calls the API with the scopes of its caller', async () => {
  const api = doorFor(await tokenFor(await server.member('Anna'), ['lists']))
  expect(await statusOf(api.call(createShoppingList, { body: { title: 'Saturday' } }))).toBe(201)
  await expect(api.call(listRecipes, {})).rejects.toMatchObject({ data: { error: { code: 'out-of-scope' } } })
})

test('a secret that is none is refused, and the log names the address of the caller', async () => {
  expect(await statusOf(doorFor('potluck_none').call(listRecipes, {}))).toBe(401)
  expect(lines.join('')).toContain('failed login from 203.0.113.7')
})

test('a reference makes a call of a door exactly once', async () => {
  const anna = await server.member('Anna')
  const api = doorFor(await tokenFor(anna, ['recipes:write']))
  const reference = uuid()
  for (let time = 0; time < 2; time += 1) await api.call(createRecipe, { body: { title: 'Soup' } }, { reference })
  expect((await anna.api.call(listRecipes, {})).data.data).toHaveLength(1)
})

test('many calls of one door wait for their turns and end', async () => {
  const api = doorFor(await tokenFor(await server.member('Anna'), ['recipes:write']))
  const calls = Array.from({ length: 30 }, (_, n) => api.call(createRecipe, { body: { title: `Soup ${n}` } }))
  expect(new Set(await Promise.all(calls.map(statusOf)))).toEqual(new Set([201]))
})

test('a file passes through', async () => {
  const { token } = await server.member('Anna')
  expect(await statusOf(doorFor(token).call(uploadImage, { file: new Blob(['no picture']) }))).toBe(415)
})

test('a call that nobody waits for ends without an answer', async () => {
  const { token } = await server.member('Anna')
  expect(await statusOf(doorFor(token, AbortSignal.abort()).call(listRecipes, {}))).toBe(0)
})

test('a server that stops refuses calls of its doors, and ends in time', async () => {
  const stopping = await startTestServer('sqlite', {}, { connections: { lastCalls: 500 } })
  const { token } = await stopping.member('Anna')
  const api = ownCalls(stopping.app, { request, token })
  expect(await statusOf(api.call(listRecipes, {}))).toBe(200)
  const start = Date.now()
  const closed = stopping.close()
  await pause(50)
  expect(await statusOf(api.call(listRecipes, {}))).toBe(503)
  await closed
  expect(Date.now() - start).toBeLessThan(5_000)
})
