import { getAccount } from '@potluck/api/account'
import { startProviderLogin } from '@potluck/api/identity-providers'
import { listRecipes } from '@potluck/api/recipes'
import { createTicket } from '@potluck/api/tickets'
import { readConfig } from '../../config.ts'
import { ConfigError } from '../../ground/settings/config-error.ts'
import { providerFile } from '../../testing/provider-file.ts'
import { type HeaderLines, logInByProxy, proxiedClient, sendLines } from '../../testing/proxied-browser.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createIdentityProviders } from '../identity-providers/identity-providers.ts'

const settings = {
  TRUSTED_PROXIES: '127.0.0.1',
  AUTH_PROXY_HEADER: 'Remote-User',
  AUTH_PROXY_EMAIL_HEADER: 'Remote-Email',
  AUTH_PROXY_NAME_HEADER: 'Remote-Name',
  ASSISTANTS: 'true',
}

const email = ['Remote-Email', 'rosa@example.com'] as const

let server: TestServer
let locked: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite', settings)
  locked = await startTestServer('sqlite', { ...settings, AUTH_PROXY_SECRET: 'between the proxy and us' })
  await server.member('Kim')
})

beforeEach(async () => {
  await server.database.db.deleteFrom('throttles').execute()
  await server.database.db.deleteFrom('auditEvents').execute()
})

afterAll(async () => {
  await server.close()
  await locked.close()
})

const codeOf = async (...login: Parameters<typeof logInByProxy>): Promise<string | undefined> => {
  const answer = await logInByProxy(...login)
  return 'token' in answer ? 'logged in' : answer.code
}

const failuresIn = async ({ database }: TestServer): Promise<number> =>
  (await database.db.selectFrom('auditEvents').select('id').where('kind', '=', 'login-failed').execute()).length

test('the header of another address is taken by nothing', async () => {
  const lines: HeaderLines = [['Remote-User', 'rosa'], email]
  expect(await codeOf(server, lines, { from: '127.0.0.2' })).toBe('provider-invalid')
  expect(await failuresIn(server)).toBe(1)
  // Headers about the address change nothing.
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])
    expect(await codeOf(server, [...lines, [name, '127.0.0.1']], { from: '127.0.0.2' })).toBe('provider-invalid')
  expect(await codeOf(server, lines)).toBe('logged in')
})

/** Latin-1, as Node sends it byte by byte. */
const bytes = (text: string): string => Buffer.from(text).toString('latin1')

test.each<[what: string, code: string, lines: HeaderLines]>([
  [
    'two lines',
    'provider-invalid',
    [
      ['Remote-User', 'rosa'],
      ['Remote-User', 'kim'],
    ],
  ],
  [
    'two lines in two cases',
    'provider-invalid',
    [
      ['Remote-User', 'rosa'],
      ['REMOTE-USER', 'rosa'],
    ],
  ],
  [
    'two lines, one of them empty',
    'provider-invalid',
    [
      ['Remote-User', 'rosa'],
      ['Remote-User', ''],
    ],
  ],
  ['lines that a proxy joined', 'provider-invalid', [['Remote-User', 'rosa, kim']]],
  [
    'two addresses',
    'provider-invalid',
    [
      ['Remote-User', 'rosa'],
      ['remote-email', 'kim@example.com'],
    ],
  ],
  ['nothing', 'provider-denied', [['Remote-User', '']]],
  ['spaces', 'provider-denied', [['Remote-User', '   ']]],
  ['an underscore', 'provider-denied', [['Remote_User', 'rosa']]],
  [
    'the name of a variable',
    'provider-denied',
    [
      ['HTTP_REMOTE_USER', 'rosa'],
      ['RemoteUser', 'rosa'],
    ],
  ],
  [
    'another header that is often used',
    'provider-denied',
    [
      ['X-Forwarded-User', 'rosa'],
      ['X-Remote-User', 'rosa'],
    ],
  ],
  ['two spaces inside', 'provider-invalid', [['Remote-User', 'rosa  diaz']]],
  ['a tab inside', 'provider-invalid', [['Remote-User', 'rosa\tdiaz']]],
  ['a space that is none', 'provider-invalid', [['Remote-User', bytes('rosa\u00a0diaz')]]],
  ['letters that nobody sees', 'provider-invalid', [['Remote-User', bytes('ro\u200bsa')]]],
  ['bytes that are no UTF-8', 'provider-invalid', [['Remote-User', 'ros\u00e9']]],
  ['a name without end', 'provider-invalid', [['Remote-User', 'r'.repeat(256)]]],
])('%s: %s', async (_, code, lines) => {
  expect(await codeOf(server, [email, ...lines])).toBe(code)
})

test('names that look alike are different people', async () => {
  const accountOf = async (user: string, address: string) => {
    const answer = await logInByProxy(server, [
      ['Remote-User', bytes(user)],
      ['Remote-Email', address],
    ])
    if (!('token' in answer)) throw new Error(`refused: ${answer.code}`)
    return (await server.client(answer.token).call(getAccount, {})).data
  }
  const names = ['ada', 'Ada', '%61da', 'аda', 'adá']
  const accounts = []
  for (const [index, name] of names.entries()) accounts.push(await accountOf(name, `ada-${index}@example.com`))
  expect(new Set(accounts.map(({ id }) => id)).size).toBe(names.length)
  // Nothing is decoded but UTF-8.
  expect(accounts.map(({ name }) => name)).toEqual(names)
  expect((await accountOf('  ada  ', 'ada-0@example.com')).id).toBe(accounts[0]?.id)
})

test('a display name may be in any script', async () => {
  const lines: HeaderLines = [
    ['Remote-User', 'zoe'],
    ['Remote-Email', 'zoe@example.com'],
    ['Remote-Name', bytes('Zoë Їжак')],
  ]
  const answer = await logInByProxy(server, lines)
  const account = 'token' in answer ? (await server.client(answer.token).call(getAccount, {})).data : null
  expect(account).toMatchObject({ name: 'Zoë Їжак' })
})

test.each<[what: string, code: string, lines: HeaderLines]>([
  ['no secret', 'provider-invalid', []],
  ['a wrong one', 'provider-invalid', [['Potluck-Proxy-Secret', 'between the proxy and me']]],
  [
    'the right one after another',
    'provider-invalid',
    [
      ['Potluck-Proxy-Secret', 'guess'],
      ['Potluck-Proxy-Secret', 'between the proxy and us'],
    ],
  ],
  [
    'the right one twice',
    'provider-invalid',
    [
      ['Potluck-Proxy-Secret', 'between the proxy and us'],
      ['Potluck-Proxy-Secret', 'between the proxy and us'],
    ],
  ],
  ['the right one', 'logged in', [['Potluck-Proxy-Secret', 'between the proxy and us']]],
])('with %s: %s', async (_, code, lines) => {
  expect(await codeOf(locked, [['Remote-User', 'rosa'], email, ...lines])).toBe(code)
})

test('nothing else reads the header, whoever sends it', async () => {
  const lines: HeaderLines = [['Remote-User', 'rosa'], email]
  const client = proxiedClient(server, lines)
  expect(await statusOf(client.call(getAccount, {}))).toBe(401)
  expect(await statusOf(client.call(listRecipes, { query: {} }))).toBe(401)
  expect(await statusOf(client.call(createTicket, { body: { purpose: 'live' } }))).toBe(401)
  const upgrade: HeaderLines = [
    ...lines,
    ['Connection', 'Upgrade'],
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Version', '13'],
    ['Sec-WebSocket-Key', Buffer.alloc(16).toString('base64')],
  ]
  expect((await sendLines(server, upgrade, { path: 'grip/ws' })).status).toBe(401)
})

test.each([
  ['POST', 'mcp', 401],
  ['GET', 'mcp', 405],
  ['PROPFIND', 'caldav/', 401],

  ['GET', 'api/users/providers/proxy/callback', 302],
  ['POST', 'api/users/providers/proxy/link', 401],
  ['POST', 'api/users/providers/proxy/backchannel-logout', 404],
  ['GET', 'people/kim', 200],
  ['GET', 's/guessed', 404],
  ['GET', 'metrics', 404],
])('%s %s does not read the header', async (method, path, status) => {
  const lines: HeaderLines = [
    ['Remote-User', 'rosa'],
    email,
    ['Content-Type', path.includes('backchannel') ? 'application/x-www-form-urlencoded' : 'application/json'],
    ['Content-Length', method === 'GET' ? '0' : '2'],
  ]
  const answer = await sendLines(server, lines, { path, method }, method === 'GET' ? undefined : '{}')
  expect(answer.status).toBe(status)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.text()).not.toMatch(/rosa@|"token"/)
})

test.each<[what: string, lines: HeaderLines]>([
  ['of another site', [['Sec-Fetch-Site', 'cross-site']]],
  ['of a neighbouring host', [['Sec-Fetch-Site', 'same-site']]],
  ['of another site, in an old browser', [['Origin', 'https://evil.example']]],
  ['of a file', [['Origin', 'null']]],
])('a page %s logs in nobody', async (_, more) => {
  expect(await codeOf(server, [['Remote-User', 'rosa'], email, ...more])).toBe('provider-invalid')
})

test('our own page logs in, also where the proxy gives another host', async () => {
  const lines: HeaderLines = [['Remote-User', 'rosa'], email]
  expect(await codeOf(server, [...lines, ['Sec-Fetch-Site', 'same-origin'], ['Origin', 'null']])).toBe('logged in')
  const forwarded: HeaderLines = [
    ['Origin', 'https://potluck.example'],
    ['X-Forwarded-Host', 'potluck.example'],
  ]
  expect(await codeOf(server, [...lines, ...forwarded])).toBe('logged in')
})

test('a flood of logins is slowed down', async () => {
  const client = proxiedClient(server, [['Remote-User', 'eve']])
  const call = () => statusOf(client.call(startProviderLogin, { params: { provider: 'proxy' }, body: {} }))
  const answers = []
  for (let tries = 0; tries < 61; tries += 1) answers.push(await call())
  expect(answers.at(-1)).toBe(429)
})

test('where no proxy logs in, there is nobody to ask', async () => {
  const open = await startTestServer('sqlite', { TRUSTED_PROXIES: '127.0.0.1' })
  expect(await codeOf(open, [['Remote-User', 'rosa'], email])).toBe('not-found')
  await open.close()
})

test.each([
  [{ AUTH_PROXY_HEADER: 'Remote-User' }, 'TRUSTED_PROXIES is not: anybody could send the header'],
  [{ AUTH_PROXY_SECRET: 'x'.repeat(16) }, 'AUTH_PROXY_SECRET is set, but AUTH_PROXY_HEADER is not'],
  [{ AUTH_PROXY_TRUST_EMAIL: 'true' }, 'AUTH_PROXY_TRUST_EMAIL is set, but AUTH_PROXY_HEADER is not'],
  [{ ...settings, AUTH_PROXY_ADMIN_GROUPS: 'admins' }, 'AUTH_PROXY_GROUPS_HEADER is not'],
  [{ ...settings, AUTH_PROXY_HEADER: 'Remote_User' }, 'AUTH_PROXY_HEADER is "Remote_User", but must be the name'],
  [{ ...settings, AUTH_PROXY_SECRET: 'short' }, 'AUTH_PROXY_SECRET is …, but must be at least 16 characters'],
])('settings that nobody could be sure of stop the start: %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(message)
})

test('a provider of OpenID Connect is not called as the proxy', async () => {
  const file = await providerFile({ id: 'proxy', issuer: 'https://auth.example' })
  expect(() => createIdentityProviders(readConfig({ ...settings, OIDC_PROVIDERS: file }))).toThrow(ConfigError)
  const { environment } = readConfig({ ...settings, AUTH_PROXY_SECRET: 'between the proxy and us' })
  expect(JSON.stringify(environment)).not.toContain('between the proxy')
})
