import { once } from 'node:events'
import { request } from 'node:http'
import { createRecipe } from '@potluck/api/recipes'
import { createTicket } from '@potluck/api/tickets'
import WebSocket from 'ws'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { withoutSecrets } from './log-lines.ts'

const lines: string[] = []
let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite', { LOG_LEVEL: 'debug' }, { log: { write: (line) => void lines.push(line) } })
})

afterAll(() => server.close())

/** The content of the log when a later request is in it. */
async function logged(): Promise<string> {
  await fetch(`${server.address}healthz?last=1`)
  return lines.join('')
}

test.each(['grip/ws/', 'grip/other', 'api/users/', 'healthz', 'nowhere'])(
  'a WebSocket to %s is refused before it opens, and the log does not contain its token',
  async (path) => {
    const anna = await server.member('Anna')
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}${path}?token=${anna.token}`)
    const [, response] = await once(socket, 'unexpected-response')
    expect(response.statusCode).toBe(404)
    expect(await logged()).not.toContain(anna.token)
  },
)

test('an aborted download leaves no ticket in the log', async () => {
  const anna = await server.member('Anna')
  const instructions = 'word '.repeat(1_900)
  for (let n = 0; n < 60; n += 1) await anna.api.call(createRecipe, { body: { title: `Bread ${n}`, instructions } })
  const { ticket } = (await anna.api.call(createTicket, { body: { purpose: 'export' } })).data
  const call = request(`${server.address}api/data/export/json-ld?token=${ticket}`).end()
  call.on('error', () => {})
  const [response] = await once(call, 'response')
  response.on('error', () => {})
  await once(response, 'data')
  call.destroy()
  const log = await logged()
  expect(log).toContain('/api/data/export/json-ld?token=…')
  expect(log).not.toContain(ticket)
  expect(log).not.toContain('unexpected error')
})

test.each([
  ['/a?token=abc&x=1', '/a?token=…&x=…'],
  ['/a?%74oken=abc', '/a?%74oken=…'],
  ['{"url":"/a?token=abc","ip":"::1"}', '{"url":"/a?token=…","ip":"::1"}'],
  ['https://x.example/#/settings/account?confirm=abc_-1', 'https://x.example/#/settings/account?confirm=…'],
  ['https://x.example/#/settings/account?takeBack=abc"', 'https://x.example/#/settings/account?takeBack=…"'],
  ['/#/settings/account?code=abc', '/#/settings/account?code=…'],
  ['what is this? one = 1', 'what is this? one = 1'],
])('%s is logged as %s', (line, written) => {
  let log = ''
  withoutSecrets({ write: (text) => (log = text) }).write(line)
  expect(log).toBe(written)
})

test('a reader of the log cannot open a link to a recipe', async () => {
  const secret = 'AbCdEfGhIjKlMnOpQrStUv'
  for (const path of [`s/${secret}`, `s/${secret}/photos/0/large`, `api/embed/${secret}?version=1`])
    await fetch(`${server.address}${path}`)
  expect(await logged()).not.toContain(secret)
})
