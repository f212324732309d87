import { getAccount, updateAccount } from '@potluck/api/account'
import { updatePreferences } from '@potluck/api/preferences'
import {
  endOtherSessions,
  endSession,
  forgot,
  listSessions,
  login,
  logout,
  register,
  resetPassword,
} from '@potluck/api/sessions'
import { now } from '../../machinery/base/database/instant.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createReset } from './resets.ts'
import { purgeExpired } from './store.ts'

bothDatabases(
  'sessions',
  (server, kind) => {
    const logIn = (email: string, password: string) => server.client().call(login, { body: { email, password } })

    test('registration logs in, and a later login accepts any spelling of the e-mail', async () => {
      const { data } = await server.client().call(register, {
        body: { name: ' Anna ', email: ' Anna@Example.com', password: 'correct horse' },
      })
      const account = await server.client(data.token).call(getAccount, {})
      expect(account.data).toMatchObject({ name: 'Anna', email: 'anna@example.com', handle: null })
      expect((await logIn('ANNA@example.com ', 'correct horse')).data.token).not.toBe(data.token)
    })

    test('an e-mail that is taken gets 406, also in parallel', async () => {
      const body = { name: 'Anna', email: 'anna@example.com', password: 'correct horse' }
      const answers = await Promise.all([1, 2, 3].map(() => statusOf(server.client().call(register, { body }))))
      expect(answers.sort()).toEqual([200, 406, 406])
    })

    test('a wrong password and an unknown e-mail get the same 412', async () => {
      await server.member('Anna')
      const wrong = await logIn('anna@example.com', 'wrong horse').catch((error: unknown) => error)
      const unknown = await logIn('nobody@example.com', 'wrong horse').catch((error: unknown) => error)
      expect(wrong).toMatchObject({ status: 412 })
      expect(unknown).toEqual(wrong)
    })

    test('a member lists their sessions, and ends one or all', async () => {
      const anna = await server.member('Anna')
      const ben = await server.member('Ben')
      const logInWith = async (agent: string) => {
        const answer = await fetch(`${server.address}api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': agent },
          body: JSON.stringify({ email: anna.email, password: 'correct horse' }),
        })
        const { token }: { token: string } = JSON.parse(await answer.text())
        return server.client(token)
      }
      const phone = await logInWith('Phone\u00ff Browser/1')
      const tablet = await logInWith('Tablet Browser/1')
      const sessions = (await anna.api.call(listSessions, {})).data
      expect(sessions.map(({ userAgent }) => userAgent)).toEqual(
        expect.arrayContaining(['Phone Browser/1', 'Tablet Browser/1']),
      )
      expect(sessions.filter(({ present }) => present)).toHaveLength(1)
      const { id = '' } = sessions.find(({ userAgent }) => userAgent.startsWith('Phone')) ?? {}
      expect(await statusOf(ben.api.call(endSession, { params: { id } }))).toBe(404)
      await anna.api.call(endSession, { params: { id } })
      expect(await statusOf(phone.call(getAccount, {}))).toBe(401)
      expect(await statusOf(tablet.call(getAccount, {}))).toBe(200)
      await anna.api.call(endOtherSessions, {})
      expect(await statusOf(tablet.call(getAccount, {}))).toBe(401)
      expect((await anna.api.call(listSessions, {})).data).toHaveLength(1)
      expect(await statusOf(ben.api.call(getAccount, {}))).toBe(200)
    })

    test('a logout ends its token, and no session of other devices', async () => {
      const anna = await server.member('Anna')
      const phone = server.client((await logIn(anna.email, 'correct horse')).data.token)
      await anna.api.call(logout, {})
      expect(await statusOf(anna.api.call(getAccount, {}))).toBe(401)
      expect(await statusOf(phone.call(getAccount, {}))).toBe(200)
    })

    test('a session that is used goes on for 60 days; one that is not ends', async () => {
      const day = 24 * 60 * 60_000
      const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
      const before = { usedAt: now(-2 * day), expiresAt: now(1_000 + day) }
      await server.database.db.updateTable('sessions').set(before).execute()
      await anna.api.call(getAccount, {})
      const ends = server.database.db.selectFrom('sessions').select('expiresAt')
      const { expiresAt } = await ends.where('userId', '=', anna.id).executeTakeFirstOrThrow()
      expect((Date.parse(expiresAt) - Date.now()) / day).toBeCloseTo(60, 1)
      expect(await ends.where('userId', '=', ben.id).execute()).toEqual([{ expiresAt: before.expiresAt }])
      await server.database.db
        .updateTable('sessions')
        .set({ expiresAt: now(-1) })
        .where('userId', '=', ben.id)
        .execute()
      expect(await statusOf(ben.api.call(getAccount, {}))).toBe(401)
    })

    test('a token is accepted in the address and in the header, and only its digest is stored', async () => {
      const anna = await server.member('Anna')
      const byAddress = await fetch(`${server.address}api/users/?token=${anna.token}`)
      const byHeader = await fetch(`${server.address}api/users/`, {
        headers: { authorization: `Bearer ${anna.token}` },
      })
      expect([byAddress.status, byHeader.status]).toEqual([200, 200])
      const rows = await server.database.db.selectFrom('sessions').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(anna.token)
    })

    test('guesses of one account’s password are throttled, also in parallel and with the right one at last', async () => {
      await server.member('Anna')
      await server.member('Ben')
      const guesses = Array.from({ length: 40 }, (_, guess) => statusOf(logIn('anna@example.com', `guess ${guess}`)))
      const answers = await Promise.all(guesses)
      expect(answers.filter((answer) => answer === 412)).toHaveLength(30)
      expect(answers.filter((answer) => answer === 429)).toHaveLength(10)
      expect(await statusOf(logIn('anna@example.com', 'correct horse'))).toBe(429)
      expect(await statusOf(logIn('ben@example.com', 'correct horse'))).toBe(200)
    })

    test('correct logins are never throttled', async () => {
      await server.member('Anna')
      for (let time = 0; time < 15; time++) expect(await statusOf(logIn('anna@example.com', 'correct horse'))).toBe(200)
    })

    test('logins to many accounts from one address are throttled, whatever X-Forwarded-For says', async () => {
      const tries = Array.from({ length: 70 }, (_, index) =>
        fetch(`${server.address}api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
          body: JSON.stringify({ email: `cook${index}@example.com`, password: 'guess' }),
        }),
      )
      const answers = (await Promise.all(tries)).map((response) => response.status)
      expect(answers.filter((answer) => answer === 412).length).toBeGreaterThanOrEqual(60)
      expect(answers).toContain(429)
    })

    test('the address of a caller comes from a trusted proxy', async () => {
      const behind = await startTestServer(kind, { TRUSTED_PROXIES: '127.0.0.1' })
      const tryFrom = async (address: string) => {
        const response = await fetch(`${behind.address}api/users/forgot`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.1, ${address}` },
          body: JSON.stringify({ email: `${Math.random()}@example.com` }),
        })
        return response.status
      }
      const answers = await Promise.all(Array.from({ length: 22 }, () => tryFrom('203.0.113.7')))
      expect(answers.filter((answer) => answer === 429)).toHaveLength(2)
      expect(await tryFrom('203.0.113.8')).toBe(200)
      await behind.close()
    })

    test('a request for a new password gets the same answer for any e-mail, and sends a limited number of mails', async () => {
      await server.member('Anna')
      for (const email of ['anna@example.com', 'nobody@example.com', 'no e-mail at all']) {
        const ask = () => server.client().call(forgot, { body: { email } })
        expect(await ask()).toEqual({ success: true, status: 200, data: { mail: false } })
        expect([await statusOf(ask()), await statusOf(ask()), await statusOf(ask())]).toEqual([200, 200, 429])
      }
    })

    test('a code sets a new password once, ends every session and every other code', async () => {
      const anna = await server.member('Anna')
      const code = await createReset(server.database, anna.id)
      const other = await createReset(server.database, anna.id)
      const use = (given: string) =>
        server.client().call(resetPassword, { body: { code: given, password: 'new horse' } })
      const uses = await Promise.all([statusOf(use(code)), statusOf(use(code)), statusOf(use('made up'))])
      expect(uses.sort()).toEqual([200, 412, 412])
      expect(await statusOf(use(other))).toBe(412)
      expect(await statusOf(anna.api.call(getAccount, {}))).toBe(401)
      expect(await statusOf(logIn(anna.email, 'correct horse'))).toBe(412)
      expect(await statusOf(logIn(anna.email, 'new horse'))).toBe(200)
    })

    test('a code is invalid after an hour, and after another change of the password', async () => {
      const anna = await server.member('Anna')
      const old = await createReset(server.database, anna.id)
      await server.database.db.updateTable('passwordResets').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
      const overtaken = await createReset(server.database, anna.id)
      await anna.api.call(updateAccount, { body: { password: 'new horse', currentPassword: 'correct horse' } })
      for (const code of [old, overtaken]) {
        expect(await statusOf(server.client().call(resetPassword, { body: { code, password: 'newer horse' } }))).toBe(
          412,
        )
      }
    })

    test('the purge deletes expired sessions and leaves valid ones', async () => {
      const anna = await server.member('Anna')
      const ben = await server.member('Ben')
      const { db } = server.database
      await createReset(server.database, anna.id)
      await db.updateTable('passwordResets').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
      await db
        .updateTable('sessions')
        .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
        .where('userId', '=', anna.id)
        .execute()
      expect(await statusOf(anna.api.call(getAccount, {}))).toBe(401)
      await purgeExpired(server.database)
      expect(await db.selectFrom('sessions').select('userId').execute()).toEqual([{ userId: ben.id }])
      expect(await db.selectFrom('passwordResets').selectAll().execute()).toEqual([])
    })
  },
  { perTest: true },
)

describe('a server that sends mails', () => {
  let mails: MailServer

  beforeEach(async () => {
    mails = await startMailServer()
  })

  afterEach(() => mails.close())

  test('the mailed link starts with the configured address, works once, and strangers get no mail', async () => {
    const server = await startTestServer('sqlite', {
      SMTP_URL: mails.url,
      PUBLIC_URL: 'https://potluck.example/book/',
    })
    await server.member('Anna')
    for (const email of ['nobody@example.com', 'anna@example.com']) {
      await fetch(`${server.address}api/users/forgot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
        body: JSON.stringify({ email }),
      })
    }
    const letter = await mails.letterTo('anna@example.com', 2)
    expect(mails.letters()).toHaveLength(2)
    expect(letter).toContain('To: anna@example.com')
    const code = /https:\/\/potluck\.example\/book\/#\/settings\/account\?code=([\w-]+)/.exec(letter)?.[1] ?? ''
    const { data } = await server.client().call(resetPassword, { body: { code, password: 'new horse' } })
    expect((await server.client(data.token).call(getAccount, {})).data.name).toBe('Anna')
    await server.close()
  })

  test('the mail is in the language of the account, or of the request without one', async () => {
    const server = await startTestServer('sqlite', {
      SMTP_URL: mails.url,
      PUBLIC_URL: 'https://potluck.example/',
    })
    const anna = await server.member('Anna')
    await anna.api.call(updatePreferences, { body: { settings: { global: { language: 'it-it' } } } })
    await server.member('Ben')
    for (const email of ['anna@example.com', 'ben@example.com']) {
      await fetch(`${server.address}api/users/forgot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'he-IL' },
        body: JSON.stringify({ email }),
      })
    }
    const subjectTo = async (name: string) =>
      /^Subject: (.*)$/m.exec(await mails.letterTo(`${name}@example.com`, 2))?.[1]?.trim()
    expect(await subjectTo('anna')).toBe('Reimposta la tua password di Potluck')
    expect(await subjectTo('ben')).toMatch(/^=\?UTF-8\?/)
    await server.close()
  })
})
