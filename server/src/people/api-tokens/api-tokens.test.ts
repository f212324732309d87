import { once } from 'node:events'
import { deleteAccount, getAccount, updateAccount } from '@potluck/api/account'
import { apiToken, createApiToken, listApiTokens, maxApiTokens, revokeApiToken } from '@potluck/api/api-tokens'
import type { CallInput } from '@potluck/api/endpoint'
import { errorBody } from '@potluck/api/error-body'
import { updateMember } from '@potluck/api/members'
import { updatePreferences } from '@potluck/api/preferences'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import { login, resetPassword } from '@potluck/api/sessions'
import { createShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import WebSocket from 'ws'
import { z } from 'zod'
import { createReset } from '../../logins/sessions/resets.ts'
import { paces } from '../../machinery/base/throttle.ts'
import { giveTicket } from '../../machinery/web/tickets/session-tickets.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { post } from '../../testing/post.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestMember } from '../../testing/test-server.ts'
import { purgeApiTokens } from './store.ts'

const currentPassword = 'correct horse'

type Draft = Partial<CallInput<typeof createApiToken>['body']>

/** Makes a token of a member. */
const make = async (member: TestMember, draft: Draft = {}) =>
  (
    await member.api.call(createApiToken, {
      body: { name: 'Kitchen display', scopes: ['everything'], days: null, currentPassword, ...draft },
    })
  ).data

const list = async (member: TestMember) => (await member.api.call(listApiTokens, {})).data

bothDatabases('API tokens', (server, kind) => {
  const get = (path: string, authorization?: string) =>
    fetch(`${server.address}api/${path}`, authorization === undefined ? {} : { headers: { authorization } })

  const codeOf = async (answer: Response) => errorBody.parse(await answer.json()).error.code

  /** Moves instants of a stored token. */
  const change = (id: string, values: { expiresAt?: string; usedAt?: string; revokedAt?: string }) =>
    server.database.db.updateTable('apiTokens').set(values).where('id', '=', id).execute()

  const openChannel = (headers: Record<string, string>, query = '') =>
    new Promise<{ socket: WebSocket; closed: Promise<number> }>((resolve, reject) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}grip/ws${query}`, { headers })
      const closed = new Promise<number>((close) => socket.once('close', close))
      socket.once('open', () => resolve({ socket, closed }))
      socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(`refused with ${statusCode}`)))
      socket.once('error', reject)
    })

  test('a member makes a token, a program reads and writes with it, and the member sees its last use', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna, {
      name: ' Import script ',
      scopes: ['recipes:write', 'lists'],
      days: 30,
    })
    expect(secret).toMatch(/^potluck_[0-9a-f]{48}$/)
    expect(token).toMatchObject({ name: 'Import script', scopes: ['recipes:write', 'lists'], usedAt: null })
    const days = (Date.parse(token.expiresAt ?? '') - Date.parse(token.createdAt)) / (24 * 3_600_000)
    expect(Math.round(days)).toBe(30)
    const program = server.client(secret)
    await program.call(createRecipe, { body: { title: 'Soup' } })
    expect((await program.call(listRecipes, {})).data.data.map(({ title }) => title)).toEqual(['Soup'])
    expect((await anna.api.call(listRecipes, {})).data.data).toHaveLength(1)
    await program.call(createShoppingList, { body: { title: 'Saturday' } })
    const [listed] = await list(anna)
    expect(listed).toEqual({ ...token, usedAt: expect.any(String) })
  })

  test('the secret is in the answer that made the token, and is stored nowhere', async () => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna)
    const rows = await server.database.db.selectFrom('apiTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret.slice(8))
    expect(JSON.stringify(await list(anna))).not.toContain(secret.slice(8))
  })

  test('a token is made only with the current password', async () => {
    const anna = await server.member('Anna')
    expect(await statusOf(make(anna, { currentPassword: 'wrong horse' }).then(() => ({ status: 201 })))).toBe(412)
    expect(await list(anna)).toEqual([])
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }],
    ['a name with NUL', { name: 'a\u0000b' }],
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['account'] }],
    ['one scope twice', { scopes: ['lists', 'lists'] }],
    ['a scope that is no text', { scopes: [{ everything: true }] }],
    ['an end in 31 days', { days: 31 }],
    ['an end in the past', { days: -1 }],
    ['no word on its end', { days: undefined }],
    ['the account of somebody else', { userId: '0199a1b2-0000-7000-8000-000000000001' }],
  ])('a token with %s is refused', async (_what, draft) => {
    const anna = await server.member('Anna')
    const body = { name: 'Display', scopes: ['lists'], days: 30, currentPassword, ...draft }
    const answer = await post(server, 'users/tokens', body, { authorization: `Bearer ${anna.token}` })
    expect(answer.status).toBe(400)
    expect(await list(anna)).toEqual([])
  })

  test('the longest name is stored as it is', async () => {
    const anna = await server.member('Anna')
    const name = '🍲'.repeat(50)
    expect((await make(anna, { name })).token.name).toBe(name)
    expect((await list(anna))[0]?.name).toBe(name)
  })

  test('a token that is made or revoked is recorded, without its name and its secret', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna, { scopes: ['lists', 'plans'] })
    await anna.api.call(revokeApiToken, { params: { id: token.id } })
    const events = await server.database.db
      .selectFrom('auditEvents')
      .select(['kind', 'actorId', 'address', 'detail'])
      .where('userId', '=', anna.id)
      .where('kind', 'in', ['token-made', 'token-revoked'])
      .orderBy('kind')
      .execute()
    expect(events.map((event) => ({ ...event, detail: JSON.parse(event.detail ?? '') }))).toEqual([
      {
        kind: 'token-made',
        actorId: anna.id,
        address: '127.0.0.1',
        detail: { token: token.id, scopes: 'lists,plans', ends: 'never' },
      },
      { kind: 'token-revoked', actorId: anna.id, address: '127.0.0.1', detail: { token: token.id } },
    ])
    expect(JSON.stringify(events)).not.toContain('Kitchen display')
    expect(JSON.stringify(events)).not.toContain(secret.slice(8))
  })

  test('a token in the address is refused, also on calls for guests, and with a good one in the header it is not looked at', async () => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna)
    for (const path of ['recipes/by-page', 'users/profile', 'mealPlans']) {
      const answer = await get(`${path}?token=${secret}`)
      expect([path, answer.status]).toEqual([path, 401])
    }
    const twice = await get(`mealPlans?token=${secret}`, `Bearer ${secret}`)
    expect(twice.status).toBe(200)
    expect((await list(anna))[0]?.usedAt).not.toBeNull()
  })

  test.each(['Basic', 'Token', 'Bearer  potluck_x', ''])('%j does not bring a token', async (scheme) => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna)
    expect((await get('mealPlans', `${scheme}${scheme === '' ? '' : ' '}${secret}`)).status).toBe(401)
  })

  test('a changed, cut or extended secret opens nothing', async () => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna)
    const last = secret.endsWith('0') ? '1' : '0'
    for (const wrong of [
      secret.slice(0, -1) + last,
      secret.slice(0, -1),
      `${secret}0`,
      secret.slice(8),
      secret.toUpperCase(),
    ]) {
      const answer = await get('mealPlans', `Bearer ${wrong}`)
      expect([wrong, answer.status]).toEqual([wrong, 401])
    }
  })

  test('a stored digest and the id of a token open nothing', async () => {
    const anna = await server.member('Anna')
    const { token } = await make(anna)
    const { digest } = await server.database.db
      .selectFrom('apiTokens')
      .select('digest')
      .where('id', '=', token.id)
      .executeTakeFirstOrThrow()
    for (const wrong of [token.id, digest, `potluck_${digest}`, `potluck_${token.id}`]) {
      expect((await get('mealPlans', `Bearer ${wrong}`)).status).toBe(401)
    }
  })

  test('a token that has ended is refused, stays listed for 30 days, and is deleted then', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna, { days: 30 })
    await change(token.id, { expiresAt: new Date(Date.now() - 1_000).toISOString() })
    const answer = await get('mealPlans', `Bearer ${secret}`)
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'token-ended'])
    await purgeApiTokens(server.database)
    expect(await list(anna)).toHaveLength(1)
    await change(token.id, { expiresAt: new Date(Date.now() - 31 * 24 * 3_600_000).toISOString() })
    await purgeApiTokens(server.database)
    expect(await list(anna)).toEqual([])
  })

  test('a token that never ends survives the purge', async () => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna)
    await purgeApiTokens(server.database)
    expect((await get('mealPlans', `Bearer ${secret}`)).status).toBe(200)
  })

  test('a revoked token is refused at once while calls of it run, is listed no longer, and cannot be revoked again', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna)
    const other = await make(anna, { name: 'Other' })
    const statuses: number[] = []
    let isRevoked = false
    const calling = (async () => {
      while (!isRevoked) statuses.push((await get('mealPlans', `Bearer ${secret}`)).status)
    })()
    await anna.api.call(revokeApiToken, { params: { id: token.id } })
    const after = await get('mealPlans', `Bearer ${secret}`)
    isRevoked = true
    await calling
    expect([after.status, await codeOf(after)]).toEqual([401, 'token-ended'])
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true)
    expect((await list(anna)).map(({ name }) => name)).toEqual(['Other'])
    expect(await statusOf(anna.api.call(revokeApiToken, { params: { id: token.id } }))).toBe(404)
    expect((await get('mealPlans', `Bearer ${other.secret}`)).status).toBe(200)
  })

  test('nobody revokes or lists a token of somebody else', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const { secret, token } = await make(anna)
    expect(await statusOf(ben.api.call(revokeApiToken, { params: { id: token.id } }))).toBe(404)
    expect(await list(ben)).toEqual([])
    expect((await get('mealPlans', `Bearer ${secret}`)).status).toBe(200)
  })

  test('a token makes, lists and revokes no token, not even itself', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna)
    const authorization = `Bearer ${secret}`
    const body = { name: 'Second', scopes: ['everything'], days: null, currentPassword }
    const answers = [
      await post(server, 'users/tokens', body, { authorization }),
      await get('users/tokens', authorization),
      await fetch(`${server.address}api/users/tokens/${token.id}`, { method: 'DELETE', headers: { authorization } }),
    ]
    for (const answer of answers) expect([answer.status, await codeOf(answer)]).toEqual([403, 'out-of-scope'])
    expect(await list(anna)).toHaveLength(1)
  })

  test.each(['PATCH', 'PUT', 'POST'])('no call changes the scopes of a token by %s', async (method) => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna, { scopes: ['lists'] })
    for (const bearer of [anna.token, secret]) {
      const answer = await fetch(`${server.address}api/users/tokens/${token.id}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ scopes: ['everything'] }),
      })
      expect(answer.status).toBe(404)
    }
    expect((await list(anna))[0]?.scopes).toEqual(['lists'])
    const refused = await get('mealPlans', `Bearer ${secret}`)
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'out-of-scope'])
  })

  test('a stored scope that this version does not know opens nothing', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna, { scopes: ['lists'] })
    await server.database.db
      .updateTable('apiTokens')
      .set({ scopes: 'tomorrow,everything else' })
      .where('id', '=', token.id)
      .execute()
    expect((await get('shoppingLists', `Bearer ${secret}`)).status).toBe(403)
    expect((await list(anna))[0]?.scopes).toEqual([])
  })

  test('a token of an admin keeps nothing', async () => {
    const own = await startTestServer(kind)
    const admin = await own.member('Admin')
    const { secret } = await make(admin)
    const answer = await fetch(`${own.address}api/server/members`, { headers: { authorization: `Bearer ${secret}` } })
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'out-of-scope'])
    await own.close()
  })

  test('the last use is noted once an hour and not at each call', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna)
    const halfAnHourAgo = new Date(Date.now() - 1_800_000).toISOString()
    await change(token.id, { usedAt: halfAnHourAgo })
    await get('mealPlans', `Bearer ${secret}`)
    expect((await list(anna))[0]?.usedAt).toBe(halfAnHourAgo)
    await change(token.id, { usedAt: new Date(Date.now() - 3_700_000).toISOString() })
    await get('mealPlans', `Bearer ${secret}`)
    expect(Date.parse((await list(anna))[0]?.usedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('a member has 50 tokens that open something, also when they are made in parallel', async () => {
    const anna = await server.member('Anna')
    await Promise.all(Array.from({ length: maxApiTokens - 2 }, (_, at) => make(anna, { name: `Token ${at}` })))
    const tries = await Promise.all(Array.from({ length: 5 }, () => statusOf(make(anna).then(() => ({ status: 201 })))))
    expect(tries.sort()).toEqual([201, 201, 409, 409, 409])
    const tokens = await list(anna)
    expect(tokens).toHaveLength(maxApiTokens)
    await anna.api.call(revokeApiToken, { params: { id: tokens[0]?.id ?? '' } })
    expect((await make(anna)).token.name).toBe('Kitchen display')
  })

  test('tokens that ended do not pile up', async () => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna, { name: 'Oldest' })
    const { token } = await make(anna)
    const row = await server.database.db
      .selectFrom('apiTokens')
      .selectAll()
      .where('id', '=', token.id)
      .executeTakeFirstOrThrow()
    const ended = Array.from({ length: 200 }, (_, at) => ({
      ...row,
      id: `ended-${at}`,
      digest: `ended-${at}`,
      revokedAt: row.createdAt,
    }))
    await server.database.db.insertInto('apiTokens').values(ended).execute()
    await make(anna)
    const { rows } = await server.database.db
      .selectFrom('apiTokens')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('userId', '=', anna.id)
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBeLessThanOrEqual(102)
    expect((await get('mealPlans', `Bearer ${secret}`)).status).toBe(200)
  })

  test('a changed password revokes every token, a changed name none', async () => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna)
    await anna.api.call(updateAccount, { body: { name: 'Anna B.' } })
    expect((await get('mealPlans', `Bearer ${secret}`)).status).toBe(200)
    await anna.api.call(updateAccount, { body: { password: 'another battery', currentPassword } })
    expect((await get('mealPlans', `Bearer ${secret}`)).status).toBe(401)
    expect(await list(anna)).toEqual([])
  })

  test('a password that was set by a link revokes every token', async () => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna)
    const code = await createReset(server.database, anna.id)
    await server.client().call(resetPassword, { body: { code, password: 'another battery' } })
    expect((await get('mealPlans', `Bearer ${secret}`)).status).toBe(401)
  })

  test('a token of a disabled account is refused until it is enabled, and ends with a deleted account', async () => {
    const own = await startTestServer(kind)
    const [admin, anna] = [await own.member('Admin'), await own.member('Anna')]
    const { secret, token } = await make(anna)
    const statusNow = async () =>
      (await fetch(`${own.address}api/mealPlans`, { headers: { authorization: `Bearer ${secret}` } })).status
    const setDisabled = (isDisabled: boolean) =>
      admin.api.call(updateMember, { params: { id: anna.id }, body: { isDisabled, currentPassword } })
    await setDisabled(true)
    expect(await statusNow()).toBe(401)
    await setDisabled(false)
    expect(await statusNow()).toBe(200)
    const again = await own.client().call(login, { body: { email: anna.email, password: currentPassword } })
    await own.client(again.data.token).call(deleteAccount, { body: { currentPassword } })
    expect(await statusNow()).toBe(401)
    expect(await own.database.db.selectFrom('apiTokens').select('id').where('id', '=', token.id).execute()).toEqual([])
    await own.close()
  })

  test('tries by tokens count as tries of their member', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const tokens = [(await make(anna)).secret, (await make(anna)).secret]
    const lookUp = (bearer: string) => get('users/by-handle?handle=nobody.here', `Bearer ${bearer}`)
    const answers = await Promise.all(Array.from({ length: 150 }, (_, at) => lookUp(tokens[at % 2] ?? '')))
    expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(paces.lookUp.burst)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect((await lookUp(anna.token)).status).toBe(429)
    expect((await lookUp((await make(ben)).secret)).status).toBe(404)
  })

  test('the live channel opens for a token for everything in the header, and closes when it is revoked', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna)
    const lists = await make(anna, { scopes: ['recipes:write', 'lists', 'plans'] })
    await expect(openChannel({}, `?token=${secret}`)).rejects.toThrow('refused with 401')
    await expect(openChannel({ authorization: `Bearer ${lists.secret}` })).rejects.toThrow('refused with 403')
    await expect(openChannel({ authorization: `Bearer ${lists.secret}0` })).rejects.toThrow('refused with 401')
    const channel = await openChannel({ authorization: `Bearer ${secret}` })
    const other = await openChannel({ authorization: `Bearer ${anna.token}` })
    const heard = new Promise((resolve) => channel.socket.once('message', (data) => resolve(data.toString())))
    await anna.api.call(updatePreferences, { body: { settings: { global: { theme: 'dark' } } } })
    expect(await heard).toContain('preferences:changed')
    await anna.api.call(revokeApiToken, { params: { id: token.id } })
    expect(await channel.closed).toBe(4401)
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    other.socket.terminate()
  })

  test('a live channel closes when its token ends', async () => {
    const own = await startTestServer(kind, {}, { live: { pingEvery: 50 } })
    const anna = await own.member('Anna')
    const { secret, token } = await make(anna, { days: 30 })
    const socket = new WebSocket(`${own.address.replace('http', 'ws')}grip/ws`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => socket.once('open', resolve))
    for (let pings = 0; pings < 3; pings++) await once(socket, 'ping')
    expect(socket.readyState).toBe(WebSocket.OPEN)
    await own.database.db
      .updateTable('apiTokens')
      .set({ expiresAt: new Date().toISOString() })
      .where('id', '=', token.id)
      .execute()
    expect(await closed).toBe(4401)
    await own.close()
  })

  test('a wrong token is logged as a failed login, an ended one is not, and no token is logged', async () => {
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    const own = await startTestServer(kind, { LOG_LEVEL: 'debug' }, { log })
    const anna = await own.member('Anna')
    const { secret, token } = await make(anna)
    const wrong = `potluck_${'0'.repeat(48)}`
    const call = (path: string, bearer?: string) =>
      fetch(`${own.address}${path}`, bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } })
    await call('api/mealPlans', secret)
    await call(`api/mealPlans?token=${secret}`)
    await call(`api/${secret}`)
    await call(`${secret}?a=${secret}`)
    await call('api/users/', secret)
    await anna.api.call(revokeApiToken, { params: { id: token.id } })
    await call('api/mealPlans', secret)
    expect(lines.filter((line) => line.includes('failed login'))).toEqual([])
    await call('api/mealPlans', wrong)
    await call('api/mealPlans', 'potluck_')
    expect(lines.filter((line) => /"msg":"failed login from 127\.0\.0\.1"\}/.test(line))).toHaveLength(2)
    expect(lines.join('')).not.toContain(secret.slice(8, 24))
    expect(lines.join('')).not.toContain(wrong.slice(8, 24))
    await own.close()
  })

  test('a token opens no ticket, and no page by a ticket of its own', async () => {
    const anna = await server.member('Anna')
    const { secret, token } = await make(anna)
    for (const purpose of ['live', 'export'] as const) {
      const answer = await post(server, 'users/tickets', { purpose }, { authorization: `Bearer ${secret}` })
      expect(answer.status).toBe(403)
    }
    // Tickets belong to sessions, and the database holds to that.
    await expect(giveTicket(server.database, { purpose: 'export', sessionId: token.id }, 60_000)).rejects.toThrow()
    expect((await get('data/take-out', `Bearer ${secret}`)).status).toBe(401)
  })

  test('the account is closed to a token for everything', async () => {
    const anna = await server.member('Anna')
    const { secret } = await make(anna)
    const program = server.client(secret)
    const body = { password: 'stolen battery', currentPassword }
    const refused = await fetch(`${server.address}api/users/`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(refused.status).toBe(403)
    expect((await anna.api.call(getAccount, {})).data.email).toBe(anna.email)
    expect((await program.call(listShoppingLists, {})).status).toBe(200)
  })

  test('an answer of the server fits the contract', async () => {
    const anna = await server.member('Anna')
    await make(anna)
    const answer = await get('users/tokens', `Bearer ${anna.token}`)
    expect(z.array(apiToken.strict()).safeParse(await answer.json()).success).toBe(true)
  })
})
