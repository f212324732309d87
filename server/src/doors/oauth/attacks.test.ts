import { createApiToken } from '@potluck/api/api-tokens'
import { endAssistant, getAssistantRequest, listAssistants, refuseAssistant } from '@potluck/api/assistants'
import { now } from '../../machinery/base/database/instant.ts'
import { paces } from '../../machinery/base/throttle.ts'
import {
  allowed,
  authorizeAddress,
  fieldsOf,
  granted,
  ledTo,
  pkce,
  postForm,
  redirect,
  refreshed,
  register,
  registered,
  requestIn,
} from '../../testing/assistant.ts'
import { bothDatabases, eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { maxClients } from './clients.ts'
import { isRedirectAddress, isRegistered } from './redirect-address.ts'

const open = async (member: TestMember) => (await member.api.call(listAssistants, {})).data.length

const environment = { ASSISTANTS: 'true', TRUSTED_PROXIES: '127.0.0.1' }

test.each([
  ['plain http', 'http://assistant.example/callback'],
  ['a script', 'javascript:alert(1)//callback'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a scheme of an app', 'assistant://callback'],
  ['a fragment', 'https://assistant.example/callback#part'],
  ['an empty fragment', 'https://assistant.example/callback#'],
  ['a user', 'https://assistant.example@evil.example/callback'],
  ['an empty user', 'https://@evil.example/callback'],
  ['a backslash', 'https://assistant.example\\@evil.example/callback'],
  ['one slash', 'https:/assistant.example/callback'],
  ['a space', 'https://assistant.example/call back'],
  ['a line', 'https://assistant.example/callback\r\nSet-Cookie: a=b'],
  ['letters beyond ASCII', 'https://аssistant.example/callback'],
  ['a host that only begins with the own machine', 'http://localhost.evil.example/callback'],
  ['a host that only begins with its number', 'http://127.0.0.1.evil.example/callback'],
  ['no host', 'https://'],
  ['no address', 'callback'],
  ['501 characters', `https://assistant.example/${'x'.repeat(475)}`],
])('an address with %s is none to go back to', (_what, address) => {
  expect(isRedirectAddress(address)).toBe(false)
  expect(isRegistered(address, ['https://assistant.example/callback', 'http://localhost/callback'])).toBe(false)
})

test.each([
  ['https://assistant.example/callback', 'https://assistant.example/callback', true],
  ['https://assistant.example/callback', 'https://assistant.example:8443/callback', false],
  ['https://assistant.example/callback', 'https://assistant.example/callback/', false],
  ['https://assistant.example/callback', 'https://assistant.example/callback/../evil', false],
  ['https://assistant.example/callback', 'https://assistant.example/callback?next=evil', false],
  ['https://assistant.example/callback', 'https://assistant.example.evil.example/callback', false],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51004/callback', true],
  ['http://localhost:1/callback', 'http://localhost:51004/callback', true],
  ['http://[::1]:1/callback', 'http://[::1]:51004/callback', true],
  ['http://localhost:1/callback', 'http://localhost:51004/other', false],
  ['http://localhost:1/callback', 'http://user@localhost:51004/callback', false],
  ['http://localhost:1/callback', 'http://127.0.0.1:51004/callback', false],
  ['http://localhost:1/callback', 'https://localhost:51004/callback', false],
])('of %s registered, %s is taken: %s', (one, asked, isTaken) => expect(isRegistered(asked, [one])).toBe(isTaken))

bothDatabases(
  'attacks on letting in assistants',
  (server) => {
    const token = (fields: Readonly<Record<string, string>>) => postForm(`${server.address}oauth/token`, fields)

    /** A code that a member just allowed, with what it is exchanged by. */
    async function aCode(member: TestMember) {
      const clientId = await registered(server)
      const { verifier, challenge } = pkce()
      const page = await ledTo(authorizeAddress(server, clientId, { code_challenge: challenge }))
      const code = (await allowed(member, requestIn(page))).searchParams.get('code') ?? ''
      const fields = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirect, code }
      return { ...fields, code_verifier: verifier }
    }

    test('a code that is sent twice opens nothing, and ends what it opened', async () => {
      const anna = await server.member('Anna')
      const fields = await aCode(anna)
      const { refresh_token: refresh } = await fieldsOf(await token(fields))
      expect(await open(anna)).toBe(1)
      const again = await token(fields)
      expect([again.status, (await fieldsOf(again)).error]).toEqual([400, 'invalid_grant'])
      expect(await open(anna)).toBe(0)
      expect((await refreshed(server, fields.client_id, refresh)).status).toBe(400)
    })

    test('a code that is sent ten times at once opens one grant at most', async () => {
      const anna = await server.member('Anna')
      const fields = await aCode(anna)
      const answers = await Promise.all(Array.from({ length: 10 }, () => token(fields)))
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
      expect(await open(anna)).toBeLessThanOrEqual(1)
    })

    test.each([
      ['no verifier', { code_verifier: '' }],
      ['a wrong verifier', { code_verifier: 'x'.repeat(43) }],
      ['another address', { redirect_uri: `${redirect}/other` }],
      ['another resource', { resource: 'https://other.example/mcp' }],
    ])('a code with %s opens nothing', async (_what, changed) => {
      const anna = await server.member('Anna')
      expect((await token({ ...(await aCode(anna)), ...changed })).status).toBe(400)
      expect(await open(anna)).toBe(0)
    })

    test('a code of another assistant, and one that is a minute old, open nothing', async () => {
      const anna = await server.member('Anna')
      expect((await token({ ...(await aCode(anna)), client_id: await registered(server) })).status).toBe(400)
      const fields = await aCode(anna)
      await server.database.db
        .updateTable('assistantRequests')
        .set({ expiresAt: now(-1) })
        .execute()
      expect((await token(fields)).status).toBe(400)
      expect(await open(anna)).toBe(0)
    })

    test('the id of a request is no code, before and after it is allowed', async () => {
      const anna = await server.member('Anna')
      const clientId = await registered(server)
      const { verifier, challenge } = pkce()
      const request = requestIn(await ledTo(authorizeAddress(server, clientId, { code_challenge: challenge })))
      const fields = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirect, code: request }
      expect((await token({ ...fields, code_verifier: verifier })).status).toBe(400)
      await allowed(anna, request)
      expect((await token({ ...fields, code_verifier: verifier })).status).toBe(400)
      expect(await statusOf(allowed(anna, request).then(() => ({ status: 200 })))).toBe(404)
    })

    test('an old refresh token ends the grant, also for whoever has the new one', async () => {
      const anna = await server.member('Anna')
      const { clientId, refresh } = await granted(server, anna)
      const { refresh_token: second } = await fieldsOf(await refreshed(server, clientId, refresh))
      const replayed = await refreshed(server, clientId, refresh)
      expect([replayed.status, (await fieldsOf(replayed)).error]).toEqual([400, 'invalid_grant'])
      expect((await refreshed(server, clientId, second)).status).toBe(400)
      expect(await open(anna)).toBe(0)
      const { detail } = await server.database.db
        .selectFrom('auditEvents')
        .select('detail')
        .where('userId', '=', anna.id)
        .where('kind', '=', 'token-revoked')
        .executeTakeFirstOrThrow()
      expect(JSON.parse(detail ?? '')).toMatchObject({ by: 'replay' })
    })

    test('a refresh token that is sent ten times at once renews once at most, and ends the grant', async () => {
      const anna = await server.member('Anna')
      const { clientId, refresh } = await granted(server, anna)
      const answers = await Promise.all(Array.from({ length: 10 }, () => refreshed(server, clientId, refresh)))
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      expect(await open(anna)).toBe(0)
    })

    test('a refresh token of another assistant renews nothing, and more scopes are not given', async () => {
      const anna = await server.member('Anna')
      const { clientId, refresh } = await granted(server, anna, ['lists'])
      expect((await refreshed(server, await registered(server), refresh)).status).toBe(400)
      const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refresh }
      expect((await token({ ...fields, scope: 'lists everything' })).status).toBe(400)
    })

    test.each(['password', 'client_credentials', 'constructor', '__proto__', ''])(
      'nothing is given for the grant type “%s”',
      async (grant_type) => {
        const client_id = await registered(server)
        const answer = await token({ grant_type, client_id, username: 'anna@example.com', password: 'correct horse' })
        expect(answer.status).toBe(400)
      },
    )

    test('fields that are there twice, forms that are JSON, and long ones are refused', async () => {
      const { client_id: id } = await aCode(await server.member('Anna'))
      const address = `${server.address}oauth/token`
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const twice = await fetch(address, { method: 'POST', headers: type, body: `client_id=${id}&client_id=${id}` })
      const asJson = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: id, grant_type: 'refresh_token' }),
      })
      const long = await token({ grant_type: 'refresh_token', client_id: id, refresh_token: 'x'.repeat(100_000) })
      expect([twice.status, asJson.status, long.status]).toEqual([400, 400, 413])
    })

    test('a member ends, reads and answers nothing of others by guessing', async () => {
      const { anna, carl } = await server.circle()
      await granted(server, anna)
      const [assistant] = (await anna.api.call(listAssistants, {})).data
      expect(await statusOf(carl.api.call(endAssistant, { params: { id: assistant?.id ?? '' } }))).toBe(404)
      const proof = { name: 'Own', scopes: ['lists' as const], days: 30 as const, currentPassword: 'correct horse' }
      const own = (await carl.api.call(createApiToken, { body: proof })).data.token
      expect(await statusOf(carl.api.call(endAssistant, { params: { id: own.id } }))).toBe(404)
      const params = { request: 'unknown' }
      expect(await statusOf(carl.api.call(getAssistantRequest, { params }))).toBe(404)
      expect(await statusOf(carl.api.call(refuseAssistant, { params }))).toBe(404)
      expect(await open(anna)).toBe(1)
    })

    test('a token of an assistant opens nothing but /mcp, whatever door the caller says it is', async () => {
      const anna = await server.member('Anna')
      const { access } = await granted(server, anna)
      const bearer = { authorization: `Bearer ${access}` }
      const basic = { authorization: `Basic ${Buffer.from(`${anna.email}:${access}`).toString('base64')}` }
      const statuses = await Promise.all([
        fetch(`${server.address}api/shoppingLists`, { headers: { ...bearer, 'x-potluck-door': 'assistants' } }),
        fetch(`${server.address}api/shoppingLists`, {
          headers: { ...bearer, 'x-potluck-door': 'undefined assistants' },
        }),
        fetch(`${server.address}api/shoppingLists?token=${access}`),
        fetch(`${server.address}caldav/`, { method: 'PROPFIND', headers: basic }),
        fetch(`${server.address}caldav/`, { method: 'PROPFIND', headers: bearer }),
        fetch(`${server.address}mcp?token=${access}`, { method: 'POST' }),
      ])
      expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
      const [, , , , , challenged] = statuses
      expect(challenged?.headers.get('www-authenticate')).toBe(
        `Bearer resource_metadata="${server.address}.well-known/oauth-protected-resource/mcp"`,
      )
    })

    test('a token of an assistant, and a refresh token, let nobody else in', async () => {
      const anna = await server.member('Anna')
      const { access, refresh } = await granted(server, anna)
      const request = requestIn(
        await ledTo(authorizeAddress(server, await registered(server), { code_challenge: pkce().challenge })),
      )
      for (const bearer of [access, refresh]) {
        const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
        const body = JSON.stringify({ scopes: ['lists'], currentPassword: 'correct horse' })
        const address = `${server.address}api/users/assistants/requests/${request}`
        expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(401)
      }
    })
  },
  { environment },
)

eachDatabase(
  'attacks on what assistants ask',
  (server) => {
    /** The error that the address of an assistant is told; null where the browser stays here. */
    async function answered(fields: Readonly<Record<string, string>>): Promise<string | null> {
      const clientId = await registered(server)
      const led = await ledTo(authorizeAddress(server, clientId, { code_challenge: pkce().challenge, ...fields }))
      return led.origin === new URL(server.address).origin ? null : led.searchParams.get('error')
    }

    test.each([
      ['no challenge', { code_challenge: '' }, 'invalid_request'],
      ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['no method of a challenge', { code_challenge_method: '' }, 'invalid_request'],
      ['a short challenge', { code_challenge: 'x' }, 'invalid_request'],
      ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
      ['another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
      ['a long state', { state: 'x'.repeat(1_001) }, 'invalid_request'],
    ])('%s is told to the assistant', async (_what, fields, error) => expect(await answered(fields)).toBe(error))

    test.each([
      ['another address', { redirect_uri: 'https://evil.example/' }],
      ['another port', { redirect_uri: 'https://assistant.example:8443/callback' }],
      ['another path', { redirect_uri: `${redirect}/../evil` }],
      ['a script', { redirect_uri: 'javascript:alert(1)' }],
      ['no address', { redirect_uri: '' }],
      ['an unknown program', { client_id: '0199a1b2-0000-7000-8000-000000000001' }],
      ['a program that is an object', { client_id: '__proto__' }],
    ])('%s leads nowhere', async (_what, fields) => {
      const clientId = await registered(server)
      const led = await ledTo(authorizeAddress(server, clientId, { code_challenge: pkce().challenge, ...fields }))
      expect(led.href).toBe(`${server.address}#/settings/apps/consent/unknown`)
    })

    test.each([
      ['no address', { client_name: 'A' }],
      ['six addresses', { redirect_uris: Array.from({ length: 6 }, (_, count) => `${redirect}${count}`) }],
      ['a script', { redirect_uris: ['javascript:alert(1)'] }],
      ['an address that is an object', { redirect_uris: [{ toString: redirect }] }],
      ['a long name', { redirect_uris: [redirect], client_name: 'x'.repeat(101) }],
      ['a name that nobody sees', { redirect_uris: [redirect], client_name: '\u2800' }],
      ['nothing', null],
      ['a list', []],
    ])('a program with %s is not registered', async (_what, body) =>
      expect((await register(server, body)).status).toBe(400),
    )

    test('a program of a megabyte is not received', async () => {
      const body = { redirect_uris: [redirect], client_name: 'x', software_statement: 'x'.repeat(1_000_000) }
      expect((await register(server, body)).status).toBe(413)
    })

    test('what turns words round is taken out of a name', async () => {
      const answer = await register(server, { redirect_uris: [redirect], client_name: 'Cl\u202eaude' })
      expect((await fieldsOf(answer)).client_name).toBe('Claude')
    })

    test('a flood of registrations and questions is slowed down, and nobody forges the address that is counted', async () => {
      const post = () => fetch(`${server.address}oauth/register`, { method: 'POST' })
      const codes = []
      for (let count = 0; count <= paces.assistantRegister.burst; count += 1) codes.push((await post()).status)
      expect(codes.at(-1)).toBe(429)
      const asked = []
      for (let count = 0; count < 100; count += 1)
        asked.push((await fetch(`${server.address}oauth/authorize`, { redirect: 'manual' })).status)
      expect(asked.at(-1)).toBe(429)
    })
  },
  { environment, perTest: true },
)

bothDatabases(
  'a server full of assistants',
  (server) => {
    test('takes no 51st, until those that nobody lets in have had their time', async () => {
      const anna = await server.member('Anna')
      const { clientId, refresh } = await granted(server, anna)
      for (let count = 1; count < maxClients; count += 1) await registered(server)
      expect((await register(server, { redirect_uris: [redirect] })).status).toBe(503)
      await server.database.db
        .updateTable('assistantClients')
        .set({ createdAt: now(-900_001) })
        .execute()
      await server.database.db
        .updateTable('assistantRequests')
        .set({ expiresAt: now(-1) })
        .execute()
      expect((await register(server, { redirect_uris: [redirect] })).status).toBe(201)
      expect((await refreshed(server, clientId, refresh)).status).toBe(200)
    })
  },
  { environment },
)
