import { getAccount, updateAccount } from '@potluck/api/account'
import { confirmEmail, sendConfirmation, takeEmailBack } from '@potluck/api/account-email'
import { createApiToken } from '@potluck/api/api-tokens'
import { updatePreferences } from '@potluck/api/preferences'
import { listRecipes } from '@potluck/api/recipes'
import { login, register, resetPassword } from '@potluck/api/sessions'
import { now } from '../../machinery/base/database/instant.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestMember, type TestServer, usualDatabases } from '../../testing/test-server.ts'

const password = 'correct horse'

describe.each(usualDatabases)('addresses where mail is set up, on %s', (kind) => {
  let mails: MailServer
  let server: TestServer

  beforeEach(async () => {
    mails = await startMailServer()
    server = await startTestServer(kind, { SMTP_URL: mails.url, PUBLIC_URL: 'https://potluck.example/' })
  })

  afterEach(async () => {
    await server.close()
    await mails.close()
  })

  const codeIn = (letter: string, name: 'confirm' | 'takeBack') =>
    new RegExp(`https://potluck\\.example/#/settings/account\\?${name}=([\\w-]+)`).exec(letter)?.[1] ?? ''

  const accountOf = async ({ api }: TestMember) => (await api.call(getAccount, {})).data
  const confirm = (code: string) => server.client().call(confirmEmail, { body: { code } })
  const takeBack = (code: string) => server.client().call(takeEmailBack, { body: { code } })
  const changeTo = ({ api }: TestMember, email: string, currentPassword = password) =>
    api.call(updateAccount, { body: { email, currentPassword } })

  /** A member whose address is confirmed. */
  async function confirmed(name: string): Promise<TestMember> {
    const member = await server.member(name)
    await confirm(codeIn(await mails.letterTo(member.email), 'confirm'))
    return member
  }

  test('a registration mails a link that confirms the address once; its code is stored as a digest', async () => {
    const anna = await server.member('Anna')
    expect(await accountOf(anna)).toMatchObject({ isEmailConfirmed: false, pendingEmail: null })
    const code = codeIn(await mails.letterTo(anna.email), 'confirm')
    const links = await server.database.db.selectFrom('emailLinks').selectAll().execute()
    expect(JSON.stringify(links)).not.toContain(code)
    await confirm(code)
    expect((await accountOf(anna)).isEmailConfirmed).toBe(true)
    expect(await statusOf(confirm(code))).toBe(412)
    expect(await statusOf(confirm('x'.repeat(43)))).toBe(412)
  })

  test('a mail that no server takes is logged without its code', async () => {
    await mails.close()
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    const silent = await startTestServer(
      kind,
      { SMTP_URL: mails.url, PUBLIC_URL: 'https://potluck.example/', LOG_LEVEL: 'debug' },
      { log },
    )
    await silent.member('Anna')
    await silent.close()
    expect(lines.join('')).toContain('a mail about an account could not be sent')
    expect(lines.join('')).not.toMatch(/confirm=[\w-]/)
    mails = await startMailServer()
  })

  test('a link is mailed again when asked for, a few times, and then the one before is dead', async () => {
    const anna = await server.member('Anna')
    const first = codeIn(await mails.letterTo(anna.email), 'confirm')
    await anna.api.call(sendConfirmation, {})
    const second = codeIn(await mails.letterTo(anna.email, 2), 'confirm')
    expect(await statusOf(confirm(first))).toBe(412)
    for (let more = 1; more < 5; more++) await anna.api.call(sendConfirmation, {})
    expect(await statusOf(anna.api.call(sendConfirmation, {}))).toBe(429)
    expect(second).not.toBe(first)
  })

  test('a new address counts after it is confirmed, and the old one takes it back', async () => {
    const anna = await confirmed('Anna')
    await changeTo(anna, 'thief@example.org')
    expect(await accountOf(anna)).toMatchObject({ email: anna.email, pendingEmail: 'thief@example.org' })
    await confirm(codeIn(await mails.letterTo('thief@example.org'), 'confirm'))
    expect(await accountOf(anna)).toMatchObject({
      email: 'thief@example.org',
      pendingEmail: null,
      isEmailConfirmed: true,
    })
    const code = codeIn(await mails.letterTo(anna.email, 2), 'takeBack')
    // Nobody else gets the old address meanwhile.
    const body = { name: 'Thief', email: anna.email, password }
    expect(await statusOf(server.client().call(register, { body }))).toBe(406)
    const { data } = await takeBack(code)
    expect(await statusOf(anna.api.call(getAccount, {}))).toBe(401)
    expect(await statusOf(takeBack(code))).toBe(412)
    // The person who changed the address knew the password.
    expect(await statusOf(server.client().call(login, { body: { email: anna.email, password } }))).toBe(412)
    const again = await server.client().call(resetPassword, { body: { code: data.code, password: 'battery staple' } })
    const { data: account } = await server.client(again.data.token).call(getAccount, {})
    expect(account).toMatchObject({ id: anna.id, email: anna.email, isEmailConfirmed: true })
  })

  test('the first of several addresses takes all changes back, and the later ones cannot undo it', async () => {
    const anna = await confirmed('Anna')
    await changeTo(anna, 'second@example.org')
    await confirm(codeIn(await mails.letterTo('second@example.org'), 'confirm'))
    const first = codeIn(await mails.letterTo(anna.email, 2), 'takeBack')
    await changeTo(anna, 'third@example.org')
    await confirm(codeIn(await mails.letterTo('third@example.org'), 'confirm'))
    const second = codeIn(await mails.letterTo('second@example.org', 2), 'takeBack')
    await takeBack(first)
    expect(await statusOf(takeBack(second))).toBe(412)
    const user = await server.database.db.selectFrom('users').select('email').executeTakeFirstOrThrow()
    expect(user.email).toBe(anna.email)
  })

  test('taking a change back ends API tokens and the ways to log in that were added since two days before it', async () => {
    const anna = await confirmed('Anna')
    const { db } = server.database
    const { data: token } = await anna.api.call(createApiToken, {
      body: { name: 'Script', scopes: ['recipes:read'], days: 30, currentPassword: password },
    })
    await mails.letterTo(anna.email, 2)
    const weekAgo = now(-7 * 24 * 3_600_000)
    const common = { userId: anna.id, publicKey: 'key', counter: 0, transports: '[]', usedAt: null }
    await db
      .insertInto('passkeys')
      .values([
        { ...common, id: 'own', credentialId: 'own', name: 'Own', createdAt: weekAgo },
        { ...common, id: 'thief', credentialId: 'thief', name: 'Thief', createdAt: now() },
      ])
      .execute()
    await db
      .insertInto('linkedAccounts')
      .values([
        { id: 'own', userId: anna.id, issuer: 'a', subject: 'a', label: 'a', createdAt: weekAgo, usedAt: null },
        { id: 'thief', userId: anna.id, issuer: 'b', subject: 'b', label: 'b', createdAt: now(), usedAt: null },
      ])
      .execute()
    await db
      .insertInto('secondFactors')
      .values({ userId: anna.id, secret: 'S', createdAt: now(), confirmedAt: null, lastStep: 0 })
      .execute()
    await changeTo(anna, 'thief@example.org')
    await confirm(codeIn(await mails.letterTo('thief@example.org'), 'confirm'))
    await db.updateTable('secondFactors').set({ confirmedAt: now() }).execute()
    await takeBack(codeIn(await mails.letterTo(anna.email, 3), 'takeBack'))
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([{ id: 'own' }])
    expect(await db.selectFrom('linkedAccounts').select('id').execute()).toEqual([{ id: 'own' }])
    expect(await db.selectFrom('secondFactors').select('userId').execute()).toEqual([])
    expect(await statusOf(server.client(token.secret).call(listRecipes, { query: {} }))).toBe(401)
  })

  test('an address that nobody confirmed learns of the change, but cannot take it back: it may be a typo', async () => {
    const anna = await server.member('Anna')
    await changeTo(anna, 'right@example.org')
    await confirm(codeIn(await mails.letterTo('right@example.org'), 'confirm'))
    const letter = await mails.letterTo(anna.email, 2)
    expect(letter).toContain('Subject: Your Potluck email was changed')
    expect(codeIn(letter, 'takeBack')).toBe('')
  })

  test('links end with their time, with a new password, with the old address, and with a disabled account', async () => {
    const anna = await confirmed('Anna')
    const { db } = server.database
    const codeFor = async (count: number) => {
      await changeTo(anna, 'new@example.org', count > 2 ? 'battery staple' : password)
      return codeIn(await mails.letterTo('new@example.org', count), 'confirm')
    }
    const late = await codeFor(1)
    await db
      .updateTable('emailLinks')
      .set({ expiresAt: now(-1) })
      .execute()
    expect(await statusOf(confirm(late))).toBe(412)
    const before = await codeFor(2)
    await anna.api.call(updateAccount, { body: { password: 'battery staple', currentPassword: password } })
    expect(await statusOf(confirm(before))).toBe(412)
    const withdrawn = await codeFor(3)
    await changeTo(anna, anna.email, 'battery staple')
    expect((await accountOf(anna)).pendingEmail).toBeNull()
    expect(await statusOf(confirm(withdrawn))).toBe(412)
    const disabled = await codeFor(4)
    await db.updateTable('users').set({ disabledAt: now() }).execute()
    expect(await statusOf(confirm(disabled))).toBe(412)
  })

  test('an address that somebody else got meanwhile is refused', async () => {
    const anna = await confirmed('Anna')
    await changeTo(anna, 'ben@example.com')
    const code = codeIn(await mails.letterTo('ben@example.com'), 'confirm')
    await server.member('Ben')
    expect(await statusOf(confirm(code))).toBe(406)
    expect(await statusOf(changeTo(anna, 'ben@example.com'))).toBe(406)
    expect((await accountOf(anna)).email).toBe(anna.email)
  })

  test('a changed password and a login on a new device are mailed, in the language of the account', async () => {
    const anna = await confirmed('Anna')
    await anna.api.call(updatePreferences, { body: { settings: { global: { language: 'it-it' } } } })
    const body = { email: anna.email, password }
    for (let times = 0; times < 5; times++) await server.client().call(login, { body })
    expect(await mails.letterTo(anna.email, 2)).toContain('Subject: Accesso a Potluck da un nuovo dispositivo')
    await anna.api.call(updateAccount, { body: { password: 'battery staple', currentPassword: password } })
    // Three of the five logins were told.
    const letter = await mails.letterTo(anna.email, 5)
    expect(mails.letters().filter((each) => each.includes('nuovo dispositivo'))).toHaveLength(3)
    expect(mails.letters().join('')).toContain('la password del tuo account di Potluck è cambiata')
    expect(letter).toContain('https://potluck.example/')
  })

  test('the first login on a device is mailed with the names of browser and system, and no further one', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const anna = await confirmed('Anna')
    const logIn = (cookie: string) =>
      fetch(`${server.address}api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'user-agent': firefox },
        body: JSON.stringify({ email: anna.email, password }),
      })
    const first = await logIn('')
    const letter = await mails.letterTo(anna.email, 2)
    expect(letter).toContain('Firefox, Linux')
    expect(letter).not.toContain('Mozilla')
    await logIn(first.headers.get('set-cookie')?.split(';')[0] ?? '')
    await anna.api.call(updateAccount, { body: { password: 'battery staple', currentPassword: password } })
    expect(await mails.letterTo(anna.email, 3)).toContain('Your Potluck password was changed')
  })
})

test('where no mail is set up a new address counts at once', async () => {
  const server = await startTestServer('sqlite')
  const anna = await server.member('Anna')
  const { data } = await anna.api.call(updateAccount, {
    body: { email: 'anna@example.org', currentPassword: password },
  })
  expect([data.email, data.pendingEmail, data.isEmailConfirmed]).toEqual(['anna@example.org', null, undefined])
  expect(await statusOf(anna.api.call(sendConfirmation, {}))).toBe(409)
  await server.close()
})
