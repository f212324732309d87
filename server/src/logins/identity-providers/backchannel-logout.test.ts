import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { getAccount } from '@potluck/api/account'
import { listOwnEvents } from '@potluck/api/audit'
import * as contract from '@potluck/api/identity-providers'
import { logout } from '@potluck/api/sessions'
import { type HostileProvider, startHostileProvider } from '../../testing/hostile-provider.ts'
import { clientId, clientSecret, startIdentityProvider } from '../../testing/identity-provider.ts'
import { createLoginBrowser, type LoginBrowser } from '../../testing/login-browser.ts'
import { providerFile } from '../../testing/provider-file.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestServer, usualDatabases } from '../../testing/test-server.ts'

async function logIn(server: TestServer, browser: LoginBrowser = createLoginBrowser(server)): Promise<string> {
  const params = { provider: 'home' }
  const { data } = await browser.api().call(contract.startProviderLogin, { params, body: {} })
  await browser.open(data.address)
  const { token } = (await browser.api().call(contract.finishProviderLogin, {})).data
  if (token === null) throw new Error('no session was opened')
  return token
}

const statusWith = (server: TestServer, token: string) => statusOf(server.client(token).call(getAccount, {}))

/** Waits until a session has ended. */
async function isEnded(server: TestServer, token: string): Promise<boolean> {
  for (let times = 0; times < 100; times += 1) {
    if ((await statusWith(server, token)) === 401) return true
    await pause(20)
  }
  return false
}

async function send({ address }: TestServer, token: string, provider = 'home'): Promise<number> {
  const body = new URLSearchParams({ logout_token: token })
  const answer = await fetch(`${address}api/users/providers/${provider}/backchannel-logout`, { method: 'POST', body })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.status
}

describe.each(usualDatabases)('a logout that a provider sends, on %s', (kind) => {
  let provider: HostileProvider
  let other: HostileProvider
  let server: TestServer

  beforeEach(async () => {
    ;[provider, other] = [await startHostileProvider(), await startHostileProvider()]
    const file = await providerFile(
      { issuer: provider.issuer, registration: true },
      { id: 'other', issuer: other.issuer, registration: true },
    )
    server = await startTestServer(kind, { OIDC_PROVIDERS: file })
  })

  afterEach(async () => {
    await server.close()
    provider.close()
    other.close()
  })

  test('ends the session that it names, and no other of the person', async () => {
    const first = await logIn(server)
    provider.claims = { sid: 'another' }
    const second = await logIn(server)
    expect(await send(server, await provider.logoutToken())).toBe(200)
    expect([await statusWith(server, first), await statusWith(server, second)]).toEqual([401, 200])
    const { data } = await server.client(second).call(listOwnEvents, { query: {} })
    expect(data.events[0]).toMatchObject({ kind: 'sessions-ended', by: 'nobody', detail: { provider: 'home' } })
  })

  test('ends all sessions that the provider opened for a person, and none of a password', async () => {
    const [first, second] = [await logIn(server), await logIn(server)]
    const anna = await server.member('Anna')
    provider.claims = { sub: 'adam', email: 'adam@example.com' }
    const adam = await logIn(server)
    const { id } = (await server.client(first).call(getAccount, {})).data
    await server.database.db.updateTable('sessions').set({ userId: id }).where('userId', '=', anna.id).execute()
    expect(await send(server, await provider.logoutToken({ sid: undefined }))).toBe(200)
    expect([await statusWith(server, first), await statusWith(server, second)]).toEqual([401, 401])
    expect([await statusWith(server, anna.token), await statusWith(server, adam)]).toEqual([200, 200])
  })

  test('counts once: sent again it ends no session of later', async () => {
    await logIn(server)
    const token = await provider.logoutToken({ sid: undefined })
    expect(await send(server, token)).toBe(200)
    const later = await logIn(server)
    expect(await send(server, token)).toBe(400)
    expect(await statusWith(server, later)).toBe(200)
  })

  test('of a session or a person that nobody knows changes nothing', async () => {
    const token = await logIn(server)
    expect(await send(server, await provider.logoutToken({ sid: 'unknown' }))).toBe(200)
    expect(await send(server, await provider.logoutToken({ sub: 'unknown' }))).toBe(200)
    expect(await statusWith(server, token)).toBe(200)
  })
})

describe('a logout token is refused and ends nothing', () => {
  let provider: HostileProvider
  let other: HostileProvider
  let server: TestServer
  let session: string

  beforeAll(async () => {
    ;[provider, other] = [await startHostileProvider(), await startHostileProvider()]
    const file = await providerFile(
      { issuer: provider.issuer, registration: true },
      { id: 'other', issuer: other.issuer, registration: true },
    )
    server = await startTestServer('sqlite', { OIDC_PROVIDERS: file })
    session = await logIn(server)
  })

  afterAll(async () => {
    await server.close()
    provider.close()
    other.close()
  })

  test('but for the right one, which is accepted', async () => {
    expect(await send(server, await provider.logoutToken({ sid: 'of-nobody' }))).toBe(200)
    expect(await send(server, await provider.logoutToken({ sid: 'of-nobody' }, { typ: undefined }))).toBe(200)
  })

  const seconds = (change: number) => Math.floor(Date.now() / 1000) + change

  test.each<[string, () => Readonly<Record<string, unknown>>]>([
    ['of another issuer', () => ({ iss: other.issuer })],
    ['for another audience', () => ({ aud: 'somebody-else' })],
    ['without an audience', () => ({ aud: undefined })],
    ['with a nonce, as an ID token has one', () => ({ nonce: 'x' })],
    ['without events', () => ({ events: undefined })],
    ['with another event', () => ({ events: { 'http://schemas.openid.net/event/other': {} } })],
    ['whose event is no object', () => ({ events: { 'http://schemas.openid.net/event/backchannel-logout': true } })],
    ['without an id', () => ({ jti: undefined })],
    ['without an end', () => ({ exp: undefined })],
    ['that has expired', () => ({ iat: seconds(-400), exp: seconds(-300) })],
    ['that was made long ago', () => ({ iat: seconds(-900) })],
    ['that was made in the future', () => ({ iat: seconds(900), exp: seconds(960) })],
    ['that names no session and nobody', () => ({ sub: undefined, sid: undefined })],
    ['whose session is no text', () => ({ sid: ['sid-of-eve'] })],
  ])('%s', async (_, claims) => {
    expect(await send(server, await provider.logoutToken(claims()))).toBe(400)
    expect(await statusWith(server, session)).toBe(200)
  })

  test('that another key signed', async () => {
    provider.forges = true
    expect(await send(server, await provider.logoutToken())).toBe(400)
    provider.forges = false
    expect(await statusWith(server, session)).toBe(200)
  })

  test('that the secret of the client signed, or nobody', async () => {
    const [, body = ''] = (await provider.logoutToken()).split('.')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'HS256', kid: 'own' })}.${body}`
    const bySecret = createHmac('sha256', clientSecret).update(text).digest('base64url')
    expect(await send(server, `${text}.${bySecret}`)).toBe(400)
    expect(await send(server, `${part({ alg: 'none' })}.${body}.`)).toBe(400)
    expect(await statusWith(server, session)).toBe(200)
  })

  test('that is an ID token or an access token', async () => {
    expect(await send(server, await provider.logoutToken({ events: undefined, nonce: 'x' }, { typ: 'JWT' }))).toBe(400)
    expect(await send(server, await provider.logoutToken({}, { typ: 'at+jwt' }))).toBe(400)
    expect(await statusWith(server, session)).toBe(200)
  })

  test('that one provider made, where another one is named; and where nobody set the provider', async () => {
    expect(await send(server, await provider.logoutToken(), 'other')).toBe(400)
    expect(await send(server, await other.logoutToken(), 'home')).toBe(400)
    expect(await send(server, await provider.logoutToken(), 'nobody')).toBe(404)
    expect(await statusWith(server, session)).toBe(200)
  })

  test('that is none, and a call without one', async () => {
    expect(await send(server, '')).toBe(400)
    expect(await send(server, 'x.y.z')).toBe(400)
    const address = `${server.address}api/users/providers/home/backchannel-logout`
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect((await fetch(address, json)).status).toBe(400)
    const long = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: 'x'.repeat(20_000) }),
    })
    expect(long.status).toBe(413)
  })

  test('many that are not valid are not read any more', async () => {
    const statuses = new Set<number>()
    for (let times = 0; times < 70; times += 1) statuses.add(await send(server, 'x').catch(() => 429))
    expect(statuses).toEqual(new Set([400, 429]))
  })
})

test('a logout at a real provider ends the session here', async () => {
  const provider = await startIdentityProvider()
  provider.person = { sub: 'rosa-1', name: 'Rosa', email: 'rosa@example.com', email_verified: true }
  const file = await providerFile({ issuer: provider.issuer, registration: true })
  const server = await startTestServer('sqlite', { OIDC_PROVIDERS: file })
  provider.allow(server.address)
  const browser = createLoginBrowser(server)
  const token = await logIn(server, browser)
  expect(await statusWith(server, token)).toBe(200)
  const page = `${provider.issuer}/session/end?client_id=${clientId}`
  const cookie = () => browser.cookies(page)
  const asked = await fetch(page, { headers: { cookie: cookie() } })
  const cookies = [cookie(), ...asked.headers.getSetCookie().map((each) => each.split(';')[0])].join('; ')
  const html = await asked.text()
  const secret = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const body = new URLSearchParams({ xsrf: secret, logout: 'yes' })
  const ended = await fetch(`${provider.issuer}/session/end/confirm`, {
    method: 'POST',
    headers: { cookie: cookies },
    body,
    redirect: 'manual' as const,
  })
  expect(ended.status).toBeLessThan(400)
  expect(await isEnded(server, token)).toBe(true)
  await server.close()
  await provider.close()
})

test('logging out waits a second at most for a provider that does not answer, and ends the session at once', async () => {
  const provider = await startHostileProvider()
  const file = await providerFile({ issuer: provider.issuer, registration: true })
  provider.answers = { '/.well-known/openid-configuration': () => {} }
  const server = await startTestServer('sqlite', { OIDC_PROVIDERS: file })
  const anna = await server.member('Anna')
  await server.database.db.updateTable('sessions').set({ provider: 'home' }).execute()
  const began = Date.now()
  const leaving = server.client(anna.token).call(logout, {})
  expect(await isEnded(server, anna.token)).toBe(true)
  expect((await leaving).data).toEqual({})
  expect(Date.now() - began).toBeLessThan(4_000)
  await server.close()
  provider.close()
})
