import { getAccount, updateAccount } from '@potluck/api/account'
import { ApiError } from '@potluck/api/errors'
import { inviteFriends, listFriends } from '@potluck/api/friends'
import * as contract from '@potluck/api/identity-providers'
import { updateMember } from '@potluck/api/members'
import { addPasskey, removePasskey, startPasskey, startPasskeyLogin } from '@potluck/api/passkeys'
import { updateServerSettings } from '@potluck/api/server-settings'
import { login, logout, register, resetPassword } from '@potluck/api/sessions'
import { z } from 'zod'
import { now } from '../../machinery/base/database/instant.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { type IdentityProvider, type Person, startIdentityProvider } from '../../testing/identity-provider.ts'
import { createLoginBrowser, type LoginBrowser } from '../../testing/login-browser.ts'
import { providerFile } from '../../testing/provider-file.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestMember, type TestServer, usualDatabases } from '../../testing/test-server.ts'
import { createReset } from '../sessions/resets.ts'

const rosa: Person = { sub: 'rosa-1', name: 'Rosa Diaz', email: 'rosa@example.com', email_verified: true }

const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'success',
    (error: unknown) => (error instanceof ApiError ? error.data?.error.code : Promise.reject(error)),
  )

/** Begins a login and brings the answer of the provider back. */
async function comeBack(browser: LoginBrowser, body: { redirect?: string; invitation?: string } = {}) {
  const { data } = await browser.api().call(contract.startProviderLogin, { params: { provider: 'home' }, body })
  return browser.open(data.address)
}

const finish = async (browser: LoginBrowser, token?: string) =>
  (await browser.api(token).call(contract.finishProviderLogin, {})).data

async function logIn(server: TestServer, browser = createLoginBrowser(server)): Promise<string> {
  await comeBack(browser)
  const { token } = await finish(browser)
  if (token === null) throw new Error('no session was opened')
  return token
}

async function link(browser: LoginBrowser, token: string, currentPassword?: string) {
  const body = currentPassword === undefined ? {} : { currentPassword }
  const { data } = await browser.api(token).call(contract.startLinking, { params: { provider: 'home' }, body })
  await browser.open(data.address)
  return finish(browser, token)
}

const accountOf = async (server: TestServer, token: string) => (await server.client(token).call(getAccount, {})).data

describe.each(usualDatabases)('login by an identity provider on %s', (kind) => {
  let provider: IdentityProvider
  let server: TestServer
  let admin: TestMember

  beforeAll(async () => {
    provider = await startIdentityProvider()
    const file = await providerFile({
      issuer: provider.issuer,
      registration: true,
      adminClaim: 'groups',
      adminValues: ['kitchen-admins'],
    })
    server = await startTestServer(kind, { OIDC_PROVIDERS: file })
    provider.allow(server.address)
  })

  beforeEach(async () => {
    await server.database.db.deleteFrom('users').execute()
    await server.database.db.deleteFrom('throttles').execute()
    provider.person = rosa
    admin = await server.member('Kim')
  })

  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  test('a newcomer gets an account, and the page that was asked for', async () => {
    const browser = createLoginBrowser(server)
    const way = await comeBack(browser, { redirect: '/recipe/7' })
    // Nothing that opens anything stands in the address of the page.
    expect(way.at(-1)).toBe(`${server.address}#/auth/provider`)
    const { token, redirect } = await finish(browser)
    expect(redirect).toBe('/recipe/7')
    expect(await accountOf(server, token ?? '')).toMatchObject({
      name: 'Rosa Diaz',
      email: 'rosa@example.com',
      isAdmin: false,
      hasPassword: false,
    })
    const again = await logIn(server)
    expect((await accountOf(server, again)).id).toBe((await accountOf(server, token ?? '')).id)
  })

  test('a provider with registration lets in newcomers where the server is closed to others', async () => {
    const body = { registration: 'closed' as const }
    await admin.api.call(updateServerSettings, { body })
    const email = 'eve@example.com'
    const call = server.client().call(register, { body: { name: 'Eve', email, password: 'correct horse' } })
    expect(await codeOf(call)).toBe('registration-closed')
    expect(await accountOf(server, await logIn(server))).toMatchObject({ email: 'rosa@example.com' })
    await admin.api.call(updateServerSettings, { body: { registration: 'open' } })
  })

  test('an invitation makes friends with its owner', async () => {
    const { data } = await admin.api.call(inviteFriends, { body: {} })
    const browser = createLoginBrowser(server)
    await comeBack(browser, { invitation: data.secret })
    const { token } = await finish(browser)
    const friends = await server.client(token ?? '').call(listFriends, {})
    expect(JSON.stringify(friends.data)).toContain(admin.id)
  })

  test('a changed e-mail at the provider opens the same account', async () => {
    const before = await accountOf(server, await logIn(server))
    provider.person = { ...rosa, email: 'rosa.new@example.com' }
    const token = await logIn(server)
    expect((await accountOf(server, token)).id).toBe(before.id)
    const { data } = await server.client(token).call(contract.listLinkedAccounts, {})
    expect(data.linked).toMatchObject([{ label: 'rosa.new@example.com', provider: { id: 'home', name: 'Home' } }])
  })

  test('a login is ended once, and by the browser that began it', async () => {
    const [mine, other] = [createLoginBrowser(server), createLoginBrowser(server)]
    expect(await codeOf(finish(mine))).toBe('provider-login-dead')
    const way = await comeBack(mine)
    const callback = way.find((address) => address.includes('/callback?')) ?? ''
    await other.open(callback)
    expect(await codeOf(finish(other))).toBe('provider-login-dead')
    expect(await codeOf(finish(mine))).toBe('success')
    // The same answer opens nothing a second time.
    await mine.open(callback)
    expect(await codeOf(finish(mine))).toBe('provider-login-dead')
  })

  test('an answer that another browser brought to its own login is refused', async () => {
    const [mine, other] = [createLoginBrowser(server), createLoginBrowser(server)]
    const start = () => mine.api().call(contract.startProviderLogin, { params: { provider: 'home' }, body: {} })
    const { data } = await start()
    const callback = await mine.openUntil(data.address, `${server.address}api/`)
    await other.api().call(contract.startProviderLogin, { params: { provider: 'home' }, body: {} })
    await other.open(callback)
    expect(await codeOf(finish(other))).toBe('provider-login-dead')
  })

  test('a code that was used is refused', async () => {
    const browser = createLoginBrowser(server)
    const used = new URL((await comeBack(browser)).find((address) => address.includes('/callback?')) ?? '')
    await finish(browser)
    const { data } = await browser.api().call(contract.startProviderLogin, { params: { provider: 'home' }, body: {} })
    const callback = new URL(await browser.openUntil(data.address, `${server.address}api/`))
    callback.searchParams.set('code', used.searchParams.get('code') ?? '')
    await browser.open(callback.href)
    expect(await codeOf(finish(browser))).toBe('provider-invalid')
  })

  test('a login that took longer than ten minutes is over', async () => {
    const past = new Date(Date.now() - 1).toISOString()
    const expire = () => server.database.db.updateTable('providerLogins').set({ expiresAt: past }).execute()
    const browser = createLoginBrowser(server)
    const { data } = await browser.api().call(contract.startProviderLogin, { params: { provider: 'home' }, body: {} })
    const callback = await browser.openUntil(data.address, `${server.address}api/`)
    await expire()
    await browser.open(callback)
    expect(await codeOf(finish(browser))).toBe('provider-login-dead')
    await comeBack(browser)
    await expire()
    expect(await codeOf(finish(browser))).toBe('provider-login-dead')
  })

  test('an answer that names another issuer is refused', async () => {
    const browser = createLoginBrowser(server)
    const { data } = await browser.api().call(contract.startProviderLogin, { params: { provider: 'home' }, body: {} })
    const callback = new URL(await browser.openUntil(data.address, `${server.address}api/`))
    expect(callback.searchParams.get('iss')).toBe(provider.issuer)
    callback.searchParams.set('iss', 'https://other.example')
    await browser.open(callback.href)
    expect(await codeOf(finish(browser))).toBe('provider-invalid')
  })

  test('a person who says no at the provider is told so', async () => {
    provider.person = null
    const browser = createLoginBrowser(server)
    await comeBack(browser)
    expect(await codeOf(finish(browser))).toBe('provider-denied')
  })

  test('an unconfirmed e-mail gets no account', async () => {
    provider.person = { ...rosa, email_verified: false }
    const browser = createLoginBrowser(server)
    await comeBack(browser)
    expect(await codeOf(finish(browser))).toBe('email-unconfirmed')
    provider.person = { sub: 'rosa-2', name: 'Rosa' }
    const without = createLoginBrowser(server)
    await comeBack(without)
    expect(await codeOf(finish(without))).toBe('email-unconfirmed')
  })

  test('an account with the same e-mail is opened only after its owner linked it', async () => {
    const member = await server.member('Rosa')
    provider.person = { ...rosa, email: member.email }
    const browser = createLoginBrowser(server)
    await comeBack(browser)
    expect(await codeOf(finish(browser))).toBe('link-first')
    expect(await codeOf(link(browser, member.token, 'wrong'))).toBe('incorrect-password')
    expect(await link(browser, member.token, 'correct horse')).toEqual({ token: null, redirect: null })
    expect((await accountOf(server, await logIn(server))).id).toBe(member.id)
  })

  test('an account is opened by its e-mail only where both sides have confirmed it', async () => {
    const member = await server.member('Rosa')
    const confirm = (emailConfirmedAt: string | null) =>
      server.database.db.updateTable('users').set({ emailConfirmedAt }).where('id', '=', member.id).execute()
    const code = async (email_verified: boolean) => {
      provider.person = { ...rosa, email: member.email, email_verified }
      const browser = createLoginBrowser(server)
      await comeBack(browser)
      return codeOf(finish(browser))
    }
    expect(await code(true)).toBe('link-first')
    await confirm(new Date().toISOString())
    expect(await code(false)).toBe('link-first')
    // A member with a second factor wants more than a mailbox.
    const factor = { userId: member.id, secret: 'S', createdAt: now(), confirmedAt: now(), lastStep: 0 }
    await server.database.db.insertInto('secondFactors').values(factor).execute()
    expect(await code(true)).toBe('link-first')
    await server.database.db.deleteFrom('secondFactors').execute()
    expect(await code(true)).toBe('success')
    expect((await accountOf(server, await logIn(server))).id).toBe(member.id)
    // From now on the link counts, whatever becomes of the addresses.
    await confirm(null)
    expect(await code(false)).toBe('success')
    // Somebody else who got this address at the provider later is not the same person.
    provider.person = { ...rosa, sub: 'rosa-2', email: member.email }
    await confirm(new Date().toISOString())
    const browser = createLoginBrowser(server)
    await comeBack(browser)
    expect(await codeOf(finish(browser))).toBe('link-first')
  })

  test('the audit log says who logged in, linked and unlinked by which provider', async () => {
    const kinds = async () => {
      const rows = await server.database.db
        .selectFrom('auditEvents')
        .select(['kind', 'detail'])
        .where('detail', 'like', '%"provider":"home"%')
        .orderBy('id')
        .execute()
      return rows.map(({ kind }) => kind)
    }
    await server.database.db.deleteFrom('auditEvents').execute()
    provider.person = { ...rosa, groups: ['kitchen-admins'] }
    const token = await logIn(server)
    expect(await kinds()).toEqual(['registered', 'keeper-appointed', 'login'])
    await server.database.db.deleteFrom('auditEvents').execute()
    const api = server.client(token)
    await api.call(updateAccount, { body: { password: 'a long new word' } })
    const [linked] = (await api.call(contract.listLinkedAccounts, {})).data.linked
    await api.call(contract.unlinkAccount, {
      params: { id: linked?.id ?? '' },
      body: { currentPassword: 'a long new word' },
    })
    await link(createLoginBrowser(server), token, 'a long new word')
    expect(await kinds()).toEqual(['provider-unlinked', 'provider-linked'])
  })

  test('an identity opens one account, and an account has one identity of a provider', async () => {
    const [member, other] = [await server.member('Ben'), await server.member('Carl')]
    await link(createLoginBrowser(server), member.token, 'correct horse')
    expect(await codeOf(link(createLoginBrowser(server), other.token, 'correct horse'))).toBe('linked-elsewhere')
    provider.person = { ...rosa, sub: 'rosa-2' }
    expect(await codeOf(link(createLoginBrowser(server), member.token, 'correct horse'))).toBe('linked-elsewhere')
  })

  test('a link that one member began is not ended by another', async () => {
    const [member, other] = [await server.member('Ben'), await server.member('Carl')]
    const browser = createLoginBrowser(server)
    const { data } = await browser
      .api(member.token)
      .call(contract.startLinking, { params: { provider: 'home' }, body: { currentPassword: 'correct horse' } })
    await browser.open(data.address)
    expect(await codeOf(finish(browser, other.token))).toBe('provider-login-dead')
  })

  test('the last way to log in cannot be unlinked', async () => {
    const token = await logIn(server)
    const api = server.client(token)
    const [linked] = (await api.call(contract.listLinkedAccounts, {})).data.linked
    const unlink = (currentPassword?: string) =>
      codeOf(
        api.call(contract.unlinkAccount, {
          params: { id: linked?.id ?? '' },
          body: currentPassword === undefined ? {} : { currentPassword },
        }),
      )
    expect(await unlink()).toBe('last-way-in')
    await api.call(updateAccount, { body: { password: 'a long new word' } })
    expect(await unlink('a wrong word')).toBe('incorrect-password')
    expect((await accountOf(server, token)).hasPassword).toBe(true)
    const other = admin.api.call(contract.unlinkAccount, {
      params: { id: linked?.id ?? '' },
      body: { currentPassword: 'correct horse' },
    })
    expect(await codeOf(other)).toBe('not-found')
    expect(await unlink('a long new word')).toBe('success')
    expect(await unlink('a long new word')).toBe('not-found')
    const body = { email: 'rosa@example.com', password: 'a long new word' }
    expect(await codeOf(server.client().call(login, { body }))).toBe('success')
  })

  test('a passkey is a way to log in, and the last one cannot be removed', async () => {
    const token = await logIn(server)
    const api = server.client(token)
    const { data } = await api.call(startPasskey, { body: {} })
    const made = new Authenticator().create(data, { origin: new URL(server.address).origin })
    const { data: passkey } = await api.call(addPasskey, { body: { name: 'Phone', passkey: made } })
    const [linked] = (await api.call(contract.listLinkedAccounts, {})).data.linked
    expect(await codeOf(api.call(contract.unlinkAccount, { params: { id: linked?.id ?? '' }, body: {} }))).toBe(
      'success',
    )
    const remove = () => codeOf(api.call(removePasskey, { params: { id: passkey.id }, body: {} }))
    expect(await remove()).toBe('last-way-in')
    await api.call(updateAccount, { body: { password: 'a long new word' } })
    expect(
      await codeOf(
        api.call(removePasskey, { params: { id: passkey.id }, body: { currentPassword: 'a long new word' } }),
      ),
    ).toBe('success')
  })

  test('an account without a password opens by none, and gets one by a link', async () => {
    const { id } = await accountOf(server, await logIn(server))
    for (const password of ['', 'password', '*'])
      expect(await codeOf(server.client().call(login, { body: { email: 'rosa@example.com', password } }))).toBe(
        'incorrect-login',
      )
    const code = await createReset(server.database, id)
    const body = { code, password: 'a long new word' }
    expect(await codeOf(server.client().call(resetPassword, { body }))).toBe('success')
    const entered = { email: 'rosa@example.com', password: 'a long new word' }
    expect(await codeOf(server.client().call(login, { body: entered }))).toBe('success')
  })

  test('a member without a password proves who they are by a login of the last ten minutes', async () => {
    const token = await logIn(server)
    const change = () => codeOf(server.client(token).call(updateAccount, { body: { email: 'r@example.com' } }))
    const createdAt = new Date(Date.now() - 601_000).toISOString()
    await server.database.db.updateTable('sessions').set({ createdAt }).execute()
    expect(await change()).toBe('log-in-again')
    await server.database.db.updateTable('sessions').set({ createdAt: new Date().toISOString() }).execute()
    expect(await change()).toBe('success')
  })

  test('a group makes an admin at a login and takes it at the next, but never from the last one', async () => {
    provider.person = { ...rosa, groups: ['cooks', 'kitchen-admins'] }
    expect((await accountOf(server, await logIn(server))).isAdmin).toBe(true)
    provider.person = { ...rosa, groups: ['cooks'] }
    expect((await accountOf(server, await logIn(server))).isAdmin).toBe(false)
    provider.person = { ...rosa, groups: ['kitchen-admins'] }
    await logIn(server)
    await server.database.db.updateTable('users').set({ keeper: 0 }).where('id', '=', admin.id).execute()
    provider.person = rosa
    expect((await accountOf(server, await logIn(server))).isAdmin).toBe(true)
  })

  test('a disabled account is refused', async () => {
    const { id } = await accountOf(server, await logIn(server))
    await admin.api.call(updateMember, {
      params: { id },
      body: { isDisabled: true, currentPassword: 'correct horse' },
    })
    const browser = createLoginBrowser(server)
    await comeBack(browser)
    expect(await codeOf(finish(browser))).toBe('account-disabled')
  })

  test('logging out says where the login at the provider is ended', async () => {
    const token = await logIn(server)
    const { data } = await server.client(token).call(logout, {})
    const address = new URL(data.providerLogout ?? '')
    expect(address.origin).toBe(provider.issuer)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'potluck',
      post_logout_redirect_uri: server.address,
    })
    expect(await statusOf(server.client(token).call(getAccount, {}))).toBe(401)
    const member = await server.member('Ben')
    expect((await member.api.call(logout, {})).data).toEqual({})
  })

  test('a provider that nobody set is not found', async () => {
    const params = { provider: 'elsewhere' }
    expect(await statusOf(server.client().call(contract.startProviderLogin, { params, body: {} }))).toBe(404)
    const { url } = await fetch(`${server.address}api/users/providers/elsewhere/callback?code=1&state=2`, {
      redirect: 'manual',
    })
    expect(url).toContain('/callback')
  })

  test('config.json names the providers', async () => {
    const config = await (await fetch(`${server.address}config.json`)).json()
    expect(config).toMatchObject({ providers: [{ id: 'home', name: 'Home' }] })
    expect(JSON.stringify(config)).not.toContain('secret')
  })
})

test('below a path that a proxy gives, a login leads back there, and only there has its cookie', async () => {
  const provider = await startIdentityProvider()
  const file = await providerFile({ issuer: provider.issuer })
  const server = await startTestServer('sqlite', { OIDC_PROVIDERS: file, TRUSTED_PROXIES: '127.0.0.1' })
  const begun = await fetch(`${server.address}api/users/providers/home/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ingress-path': '/in/potluck' },
    body: '{}',
  })
  const { address } = z.object({ address: z.url() }).parse(await begun.json())
  expect(new URL(address).searchParams.get('redirect_uri')).toBe(
    `${server.address}in/potluck/api/users/providers/home/callback`,
  )
  expect(begun.headers.get('set-cookie')).toContain('; Path=/in/potluck/api/users/providers;')
  await server.close()
  await provider.close()
})

test('a provider without registration gives nobody an account', async () => {
  const provider = await startIdentityProvider()
  provider.person = rosa
  const server = await startTestServer('sqlite', { OIDC_PROVIDERS: await providerFile({ issuer: provider.issuer }) })
  provider.allow(server.address)
  const browser = createLoginBrowser(server)
  await comeBack(browser)
  expect(await codeOf(finish(browser))).toBe('registration-closed')
  await server.close()
  await provider.close()
})

test('where passwords are off, nobody logs in by one or by a passkey, registers or asks for a link by one, and the link of the command works', async () => {
  const provider = await startIdentityProvider()
  provider.person = rosa
  const file = await providerFile({ issuer: provider.issuer, registration: true })
  const server = await startTestServer('sqlite', { OIDC_PROVIDERS: file, PASSWORD_LOGIN: 'false' })
  provider.allow(server.address)
  const { id, isAdmin } = await accountOf(server, await logIn(server))
  expect(isAdmin).toBe(true)
  const guest = server.client()
  const email = 'rosa@example.com'
  const password = 'correct horse'
  expect(await codeOf(guest.call(login, { body: { email, password } }))).toBe('password-login-off')
  expect(await codeOf(guest.call(register, { body: { name: 'Eve', email: 'eve@example.com', password } }))).toBe(
    'password-login-off',
  )
  expect(await codeOf(guest.call(startPasskeyLogin, {}))).toBe('password-login-off')
  const code = await createReset(server.database, id)
  expect(await codeOf(guest.call(resetPassword, { body: { code, password: 'a long new word' } }))).toBe('success')
  expect(await (await fetch(`${server.address}config.json`)).json()).toMatchObject({ passwordLogin: false })
  await server.close()
  await provider.close()
})
