import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getAccount } from '@potluck/api/account'
import { ApiError } from '@potluck/api/errors'
import * as contract from '@potluck/api/identity-providers'
import { logout } from '@potluck/api/sessions'
import { type HostileProvider, startHostileProvider } from '../../testing/hostile-provider.ts'
import { createLoginBrowser, type LoginBrowser } from '../../testing/login-browser.ts'
import { providerFile } from '../../testing/provider-file.ts'
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts'

let provider: HostileProvider
let other: HostileProvider
let server: TestServer

const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'success',
    (error: unknown) => (error instanceof ApiError ? error.data?.error.code : Promise.reject(error)),
  )

const start = async (browser: LoginBrowser, id = 'home') =>
  (await browser.api().call(contract.startProviderLogin, { params: { provider: id }, body: {} })).data.address

/** The outcome of a login. */
async function loginCode(): Promise<string | undefined> {
  const browser = createLoginBrowser(server)
  try {
    await browser.open(await start(browser))
  } catch (error) {
    if (error instanceof ApiError) return error.data?.error.code
    throw error
  }
  return codeOf(browser.api().call(contract.finishProviderLogin, {}))
}

const accounts = () => server.database.db.selectFrom('users').select('email').execute()

beforeEach(async () => {
  ;[provider, other] = [await startHostileProvider(), await startHostileProvider()]
  const file = await providerFile(
    { issuer: provider.issuer, registration: true },
    { id: 'other', issuer: other.issuer, registration: true },
  )
  server = await startTestServer('sqlite', { OIDC_PROVIDERS: file })
})

afterEach(async () => {
  await server.close()
  provider.close()
  other.close()
})

test('the right answers open an account', async () => {
  expect(await loginCode()).toBe('success')
  expect(await accounts()).toEqual([{ email: 'eve@example.com' }])
})

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['for another audience', { aud: 'somebody-else' }],
  ['for two audiences, by another party', { aud: ['potluck', 'somebody-else'], azp: 'somebody-else' }],
  ['of another issuer', { iss: 'https://other.example' }],
  ['with another nonce', { nonce: 'x'.repeat(43) }],
  ['without a nonce', { nonce: undefined }],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3_600 }],
  ['without a subject', { sub: undefined }],
  ['with a subject longer than the standard allows', { sub: 's'.repeat(256) }],
])('an ID token %s opens nothing', async (_, claims) => {
  provider.claims = claims
  expect(await loginCode()).toBe('provider-invalid')
  expect(await accounts()).toEqual([])
})

test('an ID token that another key signed opens nothing', async () => {
  provider.forges = true
  expect(await loginCode()).toBe('provider-invalid')
})

test.each([[false], ['true'], [undefined]])('email_verified %p is no confirmed e-mail', async (email_verified) => {
  provider.claims = { email_verified }
  expect(await loginCode()).toBe('email-unconfirmed')
  expect(await accounts()).toEqual([])
})

/** A provider that says more of a person at another address. */
function saysMore(said: Readonly<Record<string, unknown>>): void {
  const { issuer } = provider
  const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
  const metadata = { issuer, ...endpoints, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/userinfo` }
  const answer = (body: object) => (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  provider.answers = {
    '/.well-known/openid-configuration': answer(metadata),
    '/userinfo': answer({ sub: 'eve', ...said }),
  }
}

const [own, others] = ['eve@example.com', 'victim@example.com']

test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
  ['of the ID token by what is said elsewhere', { email_verified: undefined }, { email: own, email_verified: true }],
  ['of somebody else by what is said elsewhere', { email: others, email_verified: false }, { email_verified: true }],
  ['that is said elsewhere by the ID token', { email: undefined, email_verified: true }, { email: others }],
  ['that is said elsewhere as a text', { email: undefined }, { email: others, email_verified: 'true' }],
])('an e-mail %s is not confirmed', async (_, claims, said) => {
  provider.claims = claims
  saysMore(said)
  expect(await loginCode()).toBe('email-unconfirmed')
  expect(await accounts()).toEqual([])
})

test('an e-mail and its confirmation are taken from the same place', async () => {
  provider.claims = { email: undefined, email_verified: false }
  saysMore({ email: own, email_verified: true })
  expect(await loginCode()).toBe('success')
  expect(await accounts()).toEqual([{ email: own }])
})

test('an answer that one provider gave is not taken for another', async () => {
  const browser = createLoginBrowser(server)
  const callback = await browser.openUntil(await start(browser), server.address)
  await browser.open(callback.replace('/providers/home/', '/providers/other/'))
  expect(await codeOf(browser.api().call(contract.finishProviderLogin, {}))).toBe('provider-login-dead')
})

test('a provider of another issuer than its settings say is refused', async () => {
  provider.answers = {
    '/.well-known/openid-configuration': (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          issuer: other.issuer,
          authorization_endpoint: `${other.issuer}/auth`,
          token_endpoint: `${other.issuer}/token`,
          jwks_uri: `${other.issuer}/keys`,
        }),
      ),
  }
  expect(await loginCode()).toBe('provider-invalid')
})

const huge = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(`{"access_token":"${'a'.repeat(5_000_000)}"}`)
}

const away = (response: ServerResponse) => void response.writeHead(502).end('bad gateway')

const closing = (response: ServerResponse) => void response.socket?.destroy()

const leading = (response: ServerResponse) =>
  void response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end()

const notJson = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')

const paths = ['/.well-known/openid-configuration', '/token', '/keys'] as const

test.each([
  ...paths.map((path) => [path, 'of 5 MB', huge, 'provider-invalid'] as const),
  ...paths.map((path) => [path, 'with a server error', away, 'provider-away'] as const),
  ...paths.map((path) => [path, 'that breaks off', closing, 'provider-away'] as const),
  ...paths.map((path) => [path, 'that leads to another address', leading, 'provider-invalid'] as const),
  ...paths.map((path) => [path, 'that is no JSON', notJson, 'provider-invalid'] as const),
])('%s: an answer %s opens nothing, and the next login works', async (path, _, answer, code) => {
  provider.answers = { [path]: answer }
  expect(await loginCode()).toBe(code)
  expect(await accounts()).toEqual([])
  provider.answers = {}
  expect(await loginCode()).toBe('success')
})

test('a provider that does not answer is given up after 10 seconds', async () => {
  provider.answers = { '/token': () => {} }
  const before = Date.now()
  expect(await loginCode()).toBe('provider-away')
  expect(Date.now() - before).toBeLessThan(15_000)
})

test('a logout does not wait for a provider that does not answer', async () => {
  provider.answers = { '/.well-known/openid-configuration': () => {} }
  const rosa = await server.member('Rosa')
  await server.database.db.updateTable('sessions').set({ provider: 'home' }).execute()
  const before = Date.now()
  expect((await rosa.api.call(logout, {})).data).toEqual({})
  expect(Date.now() - before).toBeLessThan(4_000)
  expect(await codeOf(rosa.api.call(getAccount, {}))).toBe('not-logged-in')
})

test('a provider on the own network is reached only where its settings allow that', async () => {
  let requests = 0
  const inside = createServer((_, answer) => {
    requests++
    answer.end('{}')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo
  const metadata = (endpoints: object) => (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(endpoints))
  const { issuer } = provider
  provider.answers = {
    '/.well-known/openid-configuration': metadata({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      jwks_uri: `${issuer}/keys`,
      token_endpoint: `http://127.0.0.1:${port}/token`,
    }),
  }
  expect(await loginCode()).toBe('provider-away')
  expect(requests).toBe(0)
  const elsewhere = await startTestServer('sqlite', {
    OIDC_PROVIDERS: await providerFile({ issuer, networks: [] }),
    REACHABLE_NETWORKS: '127.0.0.2',
  })
  const browser = createLoginBrowser(elsewhere)
  expect(await codeOf(start(browser))).toBe('provider-away')
  await elsewhere.close()
  inside.close()
})

test.each(databases)(
  '%s: of many answers to one login one counts, and of many ends one opens a session',
  async (kind) => {
    const file = await providerFile({ issuer: provider.issuer, registration: true })
    const elsewhere = await startTestServer(kind, { OIDC_PROVIDERS: file })
    const browser = createLoginBrowser(elsewhere)
    const callback = await browser.openUntil(await start(browser), elsewhere.address)
    await Promise.all(Array.from({ length: 8 }, () => browser.open(callback)))
    const end = () => codeOf(browser.api().call(contract.finishProviderLogin, {}))
    const codes = await Promise.all(Array.from({ length: 8 }, end))
    expect(codes.filter((code) => code === 'success')).toHaveLength(1)
    await elsewhere.close()
  },
)

test.each(databases)('%s: a newcomer who logs in five times at once gets one account', async (kind) => {
  const file = await providerFile({ issuer: provider.issuer, registration: true })
  const elsewhere = await startTestServer(kind, { OIDC_PROVIDERS: file })
  const ends = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const browser = createLoginBrowser(elsewhere)
      await browser.open(await start(browser))
      return codeOf(browser.api().call(contract.finishProviderLogin, {}))
    }),
  )
  expect(ends).toEqual(Array.from({ length: 5 }, () => 'success'))
  expect(await elsewhere.database.db.selectFrom('users').select('email').execute()).toHaveLength(1)
  await elsewhere.close()
})
