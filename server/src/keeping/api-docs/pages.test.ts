import { createApiToken } from '@potluck/api/api-tokens'
import { endpoints } from '@potluck/api/endpoints'
import { z } from 'zod'
import { version } from '../../machinery/base/version.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.close())

const all = Object.values(endpoints).flatMap((named) => Object.entries(named))

test.each(all)('%s is served according to the contract', (_, { method, path }) => {
  expect(server.app.hasRoute({ method, url: `/api/${path}` })).toBe(true)
})

const document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ version: z.literal(version) }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

test('the OpenAPI document names every call, its input and its answers', async () => {
  const { paths } = document.parse(await (await fetch(`${server.address}api/openapi.json`)).json())
  expect(Object.values(paths).flatMap((calls) => Object.values(calls))).toHaveLength(all.length)
  expect(paths['/recipes/{id}']?.put).toMatchObject({
    operationId: 'updateRecipe',
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'kitchen', in: 'query', required: false },
      { name: 'idempotency-key', in: 'header', required: false },
    ],
    requestBody: { content: { 'application/json': { schema: { properties: { title: { maxLength: 500 } } } } } },
    responses: { 200: expect.anything(), 409: { description: expect.any(String) } },
  })
  expect(paths['/images']?.post).toMatchObject({ requestBody: { content: { 'multipart/form-data': {} } } })
})

test('the OpenAPI document says which API tokens open a call', async () => {
  const { paths } = document.parse(await (await fetch(`${server.address}api/openapi.json`)).json())
  expect(paths['/recipes/{id}']?.put).toMatchObject({
    security: [{ bearer: [] }, { token: [] }, { apiToken: ['recipes:write'] }],
    responses: { 403: { description: expect.stringContaining('out-of-scope') } },
  })
  expect(paths['/users/tokens']?.post).toMatchObject({ security: [{ bearer: [] }, { token: [] }] })
})

test('the page for people says how to use an API token, and which scope each call needs', async () => {
  const text = await (await fetch(`${server.address}api/`)).text()
  expect(text).toContain('curl -H "Authorization: Bearer $TOKEN"')
  const partOf = (name: string) => text.split(`<details id="${name}">`)[1]?.split('</details>')[0]
  for (const [name, { access, scope }] of all) {
    const isClosed = scope === undefined && (access === 'member' || access === 'admin')
    if (scope !== undefined) expect(partOf(name)).toContain(`need the scope <code>${scope}</code>`)
    else if (isClosed) expect(partOf(name)).toContain('No API token opens it')
    else expect(partOf(name)).not.toContain('API token')
  }
})

test('the example of the page makes a recipe', async () => {
  const anna = await server.member('Anna')
  const body = { name: 'Script', scopes: ['recipes:write' as const], days: null, currentPassword: 'correct horse' }
  const { secret } = (await anna.api.call(createApiToken, { body })).data
  const text = await (await fetch(`${server.address}api/`)).text()
  const [, sent = ''] = /-d '(.*?)' https/.exec(text) ?? []
  const answer = await fetch(`${server.address}api/recipes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: sent,
  })
  expect(answer.status).toBe(201)
})

test('the page for people loads no other file, and names every call', async () => {
  const answer = await fetch(`${server.address}api/`)
  const text = await answer.text()
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(text).not.toMatch(/<script|src=|@import|url\(/)
  for (const [name] of all) expect(text).toContain(`id="${name}"`)
})
