import { updateAccount } from '@potluck/api/account'
import { ApiError } from '@potluck/api/errors'
import { login } from '@potluck/api/sessions'
import { cookiesOf, post } from '../../testing/post.ts'
import { statusOf } from '../../testing/status-of.ts'
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { countTry, paces, purgeTries } from './throttle.ts'

const password = 'correct horse'
const hour = 3_600_000
const day = 24 * hour
const year = 365 * day

describe.each(databases)('guesses are throttled, on %s', (kind) => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer(kind, { TRUSTED_PROXIES: '127.0.0.1' })
    await server.member('Anna')
  })

  afterEach(() => server.close())

  const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) })

  const logIn = (word: string, headers: Readonly<Record<string, string>>) =>
    post(server, 'users/login', { email: 'anna@example.com', password: word }, headers)

  async function guess(times: number, address: string, cookie = ''): Promise<number[]> {
    const answers = Array.from({ length: times }, (_, index) => logIn(`guess ${index}`, from(address, cookie)))
    return (await Promise.all(answers)).map(({ status }) => status)
  }

  test('the owner logs in from another address while a stranger is refused', async () => {
    expect(await guess(40, '203.0.113.1')).toContain(429)
    expect((await logIn(password, from('203.0.113.1'))).status).toBe(429)
    expect((await logIn(password, from('203.0.113.2'))).status).toBe(200)
  })

  test('a household with wrong guesses can log in a new device of its owner, a stranger’s address is throttled', async () => {
    expect((await logIn(password, from('203.0.113.1'))).status).toBe(200)
    expect(await guess(20, '203.0.113.1')).not.toContain(429)
    expect((await logIn(password, from('203.0.113.1'))).status).toBe(200)
    expect(await guess(40, '203.0.113.1')).toContain(429)
    expect(await guess(11, '203.0.113.2')).toContain(429)
  })

  test('the owner logs in on a known device beside a stranger at the same address', async () => {
    const cookie = cookiesOf(await logIn(password, from('203.0.113.1')))
    expect(await guess(100, '203.0.113.1')).toContain(429)
    expect((await logIn(password, from('203.0.113.1', cookie))).status).toBe(200)
  })

  test('the owner logs in on a known device while strangers use up the tries of the account', async () => {
    const cookie = cookiesOf(await logIn(password, from('203.0.113.1')))
    for (let address = 1; address <= 21; address++) await guess(10, `198.51.100.${address}`)
    expect((await logIn(password, from('192.0.2.1'))).status).toBe(429)
    expect((await logIn(password, from('192.0.2.1', cookie))).status).toBe(200)
  })

  test('a known device is throttled too, and an invented device id counts as unknown', async () => {
    const cookie = cookiesOf(await logIn(password, from('203.0.113.1')))
    expect(await guess(11, '203.0.113.1', cookie)).toContain(429)
    expect((await logIn(password, from('203.0.113.1'))).status).toBe(200)
    expect(await guess(11, '203.0.113.9', `potluck-device=${'x'.repeat(43)}`)).toContain(429)
    expect((await logIn(password, from('203.0.113.9'))).status).toBe(429)
  })

  test('the device cookie of one account does not count for another', async () => {
    await server.member('Ben')
    const body = { email: 'ben@example.com', password }
    const cookie = cookiesOf(await post(server, 'users/login', body, from('203.0.113.5')))
    expect(await guess(11, '203.0.113.5', cookie)).toContain(429)
    expect((await logIn(password, from('203.0.113.5', cookie))).status).toBe(429)
  })

  test('scripts cannot read the device cookie, it is sent to the same site only, and only its digest is stored', async () => {
    const answer = await logIn(password, { ...from('203.0.113.1'), 'x-forwarded-proto': 'https' })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^potluck-device=[\w-]{43}; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    )
    const devices = await server.database.db.selectFrom('knownDevices').select('id').execute()
    expect(JSON.stringify(devices)).not.toContain(cookiesOf(answer).slice('potluck-device='.length))
  })

  test('a new password makes every device unknown', async () => {
    const first = await logIn(password, from('203.0.113.1'))
    const { data } = await server.client().call(login, { body: { email: 'anna@example.com', password } })
    await server.client(data.token).call(updateAccount, { body: { password: 'new horse', currentPassword: password } })
    await guess(11, '203.0.113.1', cookiesOf(first))
    expect((await logIn('new horse', from('203.0.113.1', cookiesOf(first)))).status).toBe(429)
  })

  test('a password can be changed while a stranger guesses it, and guesses in a session are throttled', async () => {
    const { data } = await server.client().call(login, { body: { email: 'anna@example.com', password } })
    await guess(40, '203.0.113.1')
    const change = (currentPassword: string) =>
      server.client(data.token).call(updateAccount, { body: { password: 'new horse', currentPassword } })
    expect(await statusOf(change(password))).toBe(200)
    const wrong = await Promise.all(Array.from({ length: 11 }, () => statusOf(change('wrong horse'))))
    expect(wrong.filter((status) => status === 429)).toHaveLength(1)
  })

  test('a stranger cannot use up the links that the owner may request', async () => {
    const forgot = async (address: string) =>
      (await post(server, 'users/forgot', { email: 'anna@example.com' }, from(address))).status
    expect(await Promise.all([1, 2, 3, 4].map(() => forgot('203.0.113.1')))).toContain(429)
    expect(await forgot('203.0.113.2')).toBe(200)
  })

  test('a refusal contains the time of a retry, in its header and in the error of our client', async () => {
    await guess(31, '127.0.0.1')
    const refused = await logIn(password, {})
    // A busy machine takes its time over so many passwords, and as much less is to wait.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const error = await server
      .client()
      .call(login, { body: { email: 'anna@example.com', password } })
      .catch((thrown: unknown) => thrown)
    expect(error instanceof ApiError && error.retryAfterMs).toBeGreaterThan(0)
  })

  test('a count of a clock that was days ahead waits for the maximum only', async () => {
    const pace = { ...paces.login, interval: 1_000 }
    const { db } = server.database
    await db.deleteFrom('throttles').execute()
    await countTry(server.database, pace, 'here')
    // Less than a week: the server's purge at its start deletes later ones.
    await db
      .updateTable('throttles')
      .set({ paidAt: Date.now() + 6 * day })
      .execute()
    const wait = await countTry(server.database, pace, 'here').catch((refusal) => refusal.retryAfterMs)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(1_000)
    const { paidAt } = await db.selectFrom('throttles').select('paidAt').executeTakeFirstOrThrow()
    expect(paidAt).toBeLessThanOrEqual(Date.now() + pace.burst * pace.interval)
  })

  test('tries that are counted ahead write nothing when they are made, and few more than the burst are let through', async () => {
    // The server purges what lies more than a week ahead.
    const pace = { name: 'saves', burst: 10, interval: hour, countedAhead: 4 }
    const { db } = server.database
    const paid = async () =>
      (await db.selectFrom('throttles').select('paidAt').where('key', 'like', 'saves:%').execute()).at(0)?.paidAt
    await countTry(server.database, pace, 'Anna')
    const counted = await paid()
    for (let more = 0; more < 3; more += 1) await countTry(server.database, pace, 'Anna')
    expect(await paid()).toBe(counted)
    const refusals = await Promise.allSettled(Array.from({ length: 20 }, () => countTry(server.database, pace, 'Anna')))
    expect(await paid()).toBeGreaterThan(counted ?? 0)
    const made = 4 + refusals.filter(({ status }) => status === 'fulfilled').length
    expect(made).toBeLessThan(10 + pace.countedAhead)
    await expect(countTry(server.database, pace, 'Ben')).resolves.toBeUndefined()
  })

  test('the purge deletes only expired counts, and those of a wrong clock', async () => {
    await countTry(server.database, paces.login, 'counts')
    await countTry(server.database, paces.login, 'wrong')
    const { db } = server.database
    const rows = await db.selectFrom('throttles').select('key').execute()
    const wrong = rows.at(-1)?.key ?? ''
    await db
      .updateTable('throttles')
      .set({ paidAt: Date.now() + 3 * year })
      .where('key', '=', wrong)
      .execute()
    await purgeTries(server.database)
    const left = await db.selectFrom('throttles').select('key').execute()
    expect(left.map(({ key }) => key)).not.toContain(wrong)
    expect(left.length).toBe(rows.length - 1)
  })
})
