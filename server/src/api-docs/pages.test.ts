import { endpoints } from '@potluck/api/endpoints'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

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
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

test('the OpenAPI document names every call, its input and its answers', async () => {
  const { paths } = document.parse(await (await fetch(`${server.address}api/openapi.json`)).json())
  expect(Object.values(paths).flatMap((calls) => Object.values(calls))).toHaveLength(all.length)
  expect(paths['/recipes/{id}']?.put).toMatchObject({
    operationId: 'updateRecipe',
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'idempotency-key', in: 'header', required: false },
    ],
    requestBody: { content: { 'application/json': { schema: { properties: { title: { maxLength: 500 } } } } } },
    responses: { 200: expect.anything(), 409: { description: expect.any(String) } },
  })
  expect(paths['/images']?.post).toMatchObject({ requestBody: { content: { 'multipart/form-data': {} } } })
})

test('the page for people loads no other file, and names every call', async () => {
  const answer = await fetch(`${server.address}api/`)
  const text = await answer.text()
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(text).not.toMatch(/<script|src=|@import|url\(/)
  for (const [name] of all) expect(text).toContain(`id="${name}"`)
})
