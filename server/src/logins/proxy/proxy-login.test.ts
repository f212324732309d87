import { getAccount } from '@potluck/api/account'
import { createApiToken } from '@potluck/api/api-tokens'
import { listOwnEvents } from '@potluck/api/audit'
import { inviteFriends, listFriends } from '@potluck/api/friends'
import { finishProviderLogin, listLinkedAccounts, startLinking, unlinkAccount } from '@potluck/api/identity-providers'
import { updateMember } from '@potluck/api/members'
import { updateServerSettings } from '@potluck/api/server-settings'
import { endOtherSessions, listSessions, logout } from '@potluck/api/sessions'
import { now } from '../../machinery/base/database/instant.ts'
import { type HeaderLines, logInByProxy, proxiedClient, sendLines } from '../../testing/proxied-browser.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestMember, type TestServer, usualDatabases } from '../../testing/test-server.ts'

const settings = {
  TRUSTED_PROXIES: '127.0.0.1',
  AUTH_PROXY_HEADER: 'Remote-User',
  AUTH_PROXY_EMAIL_HEADER: 'Remote-Email',
  AUTH_PROXY_NAME_HEADER: 'Remote-Name',
  AUTH_PROXY_GROUPS_HEADER: 'Remote-Groups',
  AUTH_PROXY_ADMIN_GROUPS: 'admins, cooks-in-chief',
  AUTH_PROXY_SECRET: 'between the proxy and us',
}

const secret = ['Potluck-Proxy-Secret', settings.AUTH_PROXY_SECRET] as const

const rosa = [
  ['Remote-User', 'rosa'],
  ['Remote-Email', 'rosa@example.com'],
  ['Remote-Name', 'Rosa Diaz'],
  secret,
] as const satisfies HeaderLines

const inGroups = (...groups: string[]): HeaderLines => [...rosa, ['Remote-Groups', groups.join(',')]]

async function tokenOf(server: TestServer, lines: HeaderLines, invitation?: string): Promise<string> {
  const answer = await logInByProxy(server, lines, invitation === undefined ? {} : { invitation })
  if ('token' in answer) return answer.token
  throw new Error(`refused: ${answer.code}`)
}

const codeOf = async (...login: Parameters<typeof logInByProxy>): Promise<string | undefined> => {
  const answer = await logInByProxy(...login)
  return 'token' in answer ? 'logged in' : answer.code
}

const accountOf = async (server: TestServer, token: string) => (await server.client(token).call(getAccount, {})).data

const openSessionsOf = async ({ database }: TestServer, userId: string) =>
  database.db.selectFrom('sessions').select(['provider', 'providerSid']).where('userId', '=', userId).execute()

describe.each(usualDatabases)('login by the proxy in front on %s', (kind) => {
  let server: TestServer
  let admin: TestMember

  beforeAll(async () => {
    server = await startTestServer(kind, settings)
  })

  beforeEach(async () => {
    await server.database.db.deleteFrom('users').execute()
    await server.database.db.deleteFrom('throttles').execute()
    admin = await server.member('Kim')
  })

  afterAll(() => server.close())

  test('a newcomer gets an account and a session, and later calls need the token alone', async () => {
    const token = await tokenOf(server, rosa)
    const account = await accountOf(server, token)
    expect(account).toMatchObject({ name: 'Rosa Diaz', email: 'rosa@example.com', isAdmin: false, hasPassword: false })
    expect(await openSessionsOf(server, account.id)).toEqual([{ provider: 'proxy', providerSid: null }])
    expect((await accountOf(server, await tokenOf(server, rosa))).id).toBe(account.id)
    expect((await server.client(token).call(listSessions, {})).data).toHaveLength(2)
    const { data: events } = await server.client(token).call(listOwnEvents, { query: {} })
    expect(JSON.stringify(events)).toMatch(/"kind":"login".*"provider":"proxy"/)
  })

  test('a user is known by the name at the proxy, whatever happens to the address', async () => {
    const { id } = await accountOf(server, await tokenOf(server, rosa))
    const moved = await tokenOf(server, [['Remote-User', 'rosa'], ['Remote-Email', 'new@example.com'], secret])
    expect((await accountOf(server, moved)).id).toBe(id)
    // Another user with her address is not her.
    expect(await codeOf(server, [['Remote-User', 'Rosa'], ['Remote-Email', 'rosa@example.com'], secret])).toBe(
      'link-first',
    )
  })

  test('an account with the same address is not joined, and its owner links the two', async () => {
    const ben = await server.member('Ben')
    const lines: HeaderLines = [['Remote-User', 'ben'], ['Remote-Email', ben.email], secret]
    expect(await codeOf(server, lines)).toBe('link-first')
    const client = proxiedClient(server, lines, { token: ben.token })
    const params = { provider: 'proxy' }
    expect(await statusOf(client.call(startLinking, { params, body: { currentPassword: 'wrong' } }))).toBe(412)
    await client.call(startLinking, { params, body: { currentPassword: 'correct horse', redirect: '/settings' } })
    expect((await client.call(finishProviderLogin, {})).data).toEqual({ token: null, redirect: '/settings' })
    expect((await accountOf(server, await tokenOf(server, lines))).id).toBe(ben.id)
    const { data } = await ben.api.call(listLinkedAccounts, {})
    expect(data).toMatchObject({ linked: [{ label: ben.email, provider: { id: 'proxy' } }], providers: [] })
    const unlink = { params: { id: data.linked[0]?.id ?? '' }, body: { currentPassword: 'correct horse' } }
    await ben.api.call(unlinkAccount, unlink)
    expect(await codeOf(server, lines)).toBe('link-first')
  })

  test('a password of one member does not link what the proxy says to another', async () => {
    const [ben, eve] = [await server.member('Ben'), await server.member('Eve')]
    await tokenOf(server, rosa)
    const client = proxiedClient(server, rosa, { token: eve.token })
    await client.call(startLinking, { params: { provider: 'proxy' }, body: { currentPassword: 'correct horse' } })
    // Rosa has an account of her own already.
    expect(await statusOf(client.call(finishProviderLogin, {}))).toBe(409)
    expect(await openSessionsOf(server, ben.id)).toHaveLength(1)
  })

  test('the server decides who gets an account', async () => {
    const { data } = await admin.api.call(inviteFriends, { body: {} })
    await admin.api.call(updateServerSettings, { body: { registration: 'invitation' } })
    expect(await codeOf(server, rosa)).toBe('invitation-needed')
    const friends = await server.client(await tokenOf(server, rosa, data.secret)).call(listFriends, {})
    expect(JSON.stringify(friends.data)).toContain(admin.id)
    await admin.api.call(updateServerSettings, { body: { registration: 'closed' } })
    expect(await codeOf(server, [['Remote-User', 'eve'], ['Remote-Email', 'eve@example.com'], secret])).toBe(
      'registration-closed',
    )
    expect(await codeOf(server, rosa)).toBe('logged in')
    await admin.api.call(updateServerSettings, { body: { registration: 'open' } })
  })

  test('a newcomer needs an address', async () => {
    expect(await codeOf(server, [['Remote-User', 'rosa'], secret])).toBe('email-unconfirmed')
    expect(await codeOf(server, [['Remote-User', 'rosa'], ['Remote-Email', 'rosa'], secret])).toBe('email-unconfirmed')
  })

  test('groups give and take the right of an admin, and never the last one', async () => {
    const token = await tokenOf(server, inGroups('family', 'cooks-in-chief'))
    expect((await accountOf(server, token)).isAdmin).toBe(true)
    await tokenOf(server, inGroups('admins-of-nothing'))
    expect((await accountOf(server, token)).isAdmin).toBe(false)
    await tokenOf(server, [...rosa, ['Remote-Groups', 'family|admins']])
    await admin.api.call(updateMember, {
      params: { id: (await accountOf(server, token)).id },
      body: { isAdmin: true, currentPassword: 'correct horse' },
    })
    await server.database.db.updateTable('users').set({ keeper: 0 }).where('id', '=', admin.id).execute()
    await tokenOf(server, rosa)
    expect((await accountOf(server, token)).isAdmin).toBe(true)
  })

  test('a disabled account stays closed, and its sessions have ended', async () => {
    const token = await tokenOf(server, rosa)
    const { id } = await accountOf(server, token)
    await admin.api.call(updateMember, { params: { id }, body: { isDisabled: true, currentPassword: 'correct horse' } })
    expect(await statusOf(server.client(token).call(getAccount, {}))).toBe(401)
    expect(await codeOf(server, rosa)).toBe('account-disabled')
    expect(await openSessionsOf(server, id)).toEqual([])
  })

  test('its sessions end as others do', async () => {
    const [first, second] = [await tokenOf(server, rosa), await tokenOf(server, rosa)]
    await server.client(second).call(endOtherSessions, {})
    expect(await statusOf(server.client(first).call(getAccount, {}))).toBe(401)
    expect((await server.client(second).call(logout, {})).data).toEqual({})
    // The header alone is no session.
    expect(await statusOf(proxiedClient(server, rosa, { token: second }).call(getAccount, {}))).toBe(401)
  })

  test('a login by it proves who one is, for ten minutes', async () => {
    const token = await tokenOf(server, rosa)
    const { id } = await accountOf(server, token)
    const make = () =>
      server.client(token).call(createApiToken, { body: { name: 'Phone', scopes: ['lists'], days: null } })
    expect(await statusOf(make())).toBe(201)
    const old = now(-11 * 60_000)
    await server.database.db.updateTable('sessions').set({ createdAt: old }).where('userId', '=', id).execute()
    expect(await statusOf(make())).toBe(412)
  })
})

describe('a proxy that confirms addresses', () => {
  test('opens the account of the same address where its owner confirmed it, too', async () => {
    const server = await startTestServer('sqlite', { ...settings, AUTH_PROXY_TRUST_EMAIL: 'true' })
    const ben = await server.member('Ben')
    const lines: HeaderLines = [['Remote-User', 'ben'], ['Remote-Email', ben.email], secret]
    // Ben may not be the one who opened it.
    expect(await codeOf(server, lines)).toBe('link-first')
    await server.database.db.updateTable('users').set({ emailConfirmedAt: now() }).where('id', '=', ben.id).execute()
    expect((await accountOf(server, await tokenOf(server, lines))).id).toBe(ben.id)
    await server.close()
  })
})

describe('a proxy with a page of its own for logging out', () => {
  test('is where a log out leads to, and a header with an address needs no other one', async () => {
    const server = await startTestServer('sqlite', {
      TRUSTED_PROXIES: '127.0.0.0/8',
      AUTH_PROXY_HEADER: 'X-Forwarded-User',
      AUTH_PROXY_LOGOUT_URL: 'https://auth.example/logout',
      PASSWORD_LOGIN: 'false',
    })
    const token = await tokenOf(server, [['x-forwarded-user', 'rosa@example.com']])
    expect(await accountOf(server, token)).toMatchObject({ email: 'rosa@example.com', isAdmin: true })
    const { data } = await server.client(token).call(logout, {})
    expect(data).toEqual({ providerLogout: 'https://auth.example/logout' })
    const config = await (await sendLines(server, [], { path: 'config.json' })).json()
    expect(config).toMatchObject({ proxyLogin: true, passwordLogin: false, providers: [{ id: 'proxy' }] })
    await server.close()
  })
})
