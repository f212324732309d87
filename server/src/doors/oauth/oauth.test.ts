import { auth, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { deleteAccount } from '@potluck/api/account'
import { listApiTokens } from '@potluck/api/api-tokens'
import {
  allowAssistant,
  endAssistant,
  getAssistantRequest,
  listAssistants,
  refuseAssistant,
} from '@potluck/api/assistants'
import { updateMember } from '@potluck/api/members'
import { countRecipes, createRecipe } from '@potluck/api/recipes'
import { endOtherSessions, resetPassword } from '@potluck/api/sessions'
import { createReset } from '../../logins/sessions/resets.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { appointAdmin } from '../../people/users/admins.ts'
import {
  allowed,
  assistantOfSdk,
  authorizeAddress,
  granted,
  ledTo,
  pkce,
  redirect,
  refreshed,
  registered,
  requestIn,
} from '../../testing/assistant.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestMember } from '../../testing/test-server.ts'
import { forgetUnusedClients } from './clients.ts'

const currentPassword = 'correct horse'

const list = async (member: TestMember) => (await member.api.call(listAssistants, {})).data

bothDatabases(
  'assistants by OAuth',
  (server) => {
    const serverUrl = () => `${server.address}mcp`

    /** Whether a secret still renews a grant. */
    const renews = async ({ clientId, refresh }: { clientId: string; refresh: string }) =>
      (await refreshed(server, clientId, refresh)).status

    test('the client of the protocol finds its way in, is allowed a part, renews itself and is let out', async () => {
      const anna = await server.member('Anna')
      const assistant = assistantOfSdk()
      expect(await auth(assistant, { serverUrl: serverUrl() })).toBe('REDIRECT')
      const [asked] = assistant.asked
      if (!asked) throw new Error('the browser was sent nowhere')
      expect(asked.searchParams.get('resource')).toBe(serverUrl())
      const page = await ledTo(asked)
      expect(page.href).toContain(`${server.address}#/settings/apps/consent/`)
      const request = requestIn(page)
      expect((await anna.api.call(getAssistantRequest, { params: { request } })).data).toEqual({
        name: 'Sous-chef',
        address: redirect,
        scopes: ['recipes:read', 'recipes:write', 'lists', 'plans'],
      })
      const back = await allowed(anna, request, ['recipes:read', 'lists'])
      expect(`${back.origin}${back.pathname}`).toBe(redirect)
      expect(back.searchParams.get('state')).toBe('a state')
      expect(back.searchParams.get('iss')).toBe(server.address.replace(/\/$/, ''))
      const authorizationCode = back.searchParams.get('code') ?? ''
      expect(await auth(assistant, { serverUrl: serverUrl(), authorizationCode })).toBe('AUTHORIZED')
      const first = assistant.kept.tokens
      expect(first).toMatchObject({ token_type: 'Bearer', expires_in: expect.any(Number), scope: 'recipes:read lists' })
      expect(await auth(assistant, { serverUrl: serverUrl() })).toBe('AUTHORIZED')
      expect(assistant.kept.tokens?.access_token).not.toBe(first?.access_token)
      const [entry] = await list(anna)
      expect(entry).toMatchObject({ name: 'Sous-chef', scopes: ['recipes:read', 'lists'], usedAt: null })
      expect((await anna.api.call(listApiTokens, {})).data).toEqual([])
      await anna.api.call(endAssistant, { params: { id: entry?.id ?? '' } })
      expect(await list(anna)).toEqual([])
      // Renewing fails, so it asks to be let in anew.
      expect(await auth(assistant, { serverUrl: serverUrl() })).toBe('REDIRECT')
      expect(assistant.asked).toHaveLength(2)
    })

    test('the client of the protocol is sent to the member, works, renews an old secret by itself, and ends in the middle', async () => {
      const anna = await server.member('Anna')
      await anna.api.call(createRecipe, { body: { title: 'Pea soup' } })
      const authProvider = assistantOfSdk()
      const transport = () => new StreamableHTTPClientTransport(new URL(serverUrl()), { authProvider })
      const first = transport()
      const client = () => new Client({ name: 'sous-chef', version: '1.0.0' })
      await expect(client().connect(first)).rejects.toThrow(UnauthorizedError)
      const page = await ledTo(authProvider.asked[0] ?? '')
      const back = await allowed(anna, requestIn(page), ['recipes:read'])
      await first.finishAuth(back.searchParams.get('code') ?? '')
      const working = client()
      await working.connect(transport())
      const { tools } = await working.listTools()
      expect(tools.map(({ name }) => name)).toContain('find_recipes')
      const find = async () =>
        JSON.stringify(await working.callTool({ name: 'find_recipes', arguments: { words: 'soup' } }))
      expect(await find()).toContain('Pea soup')
      const old = authProvider.kept.tokens?.access_token
      await server.database.db
        .updateTable('apiTokens')
        .set({ accessEndsAt: now(-1) })
        .execute()
      expect(await find()).toContain('Pea soup')
      expect(authProvider.kept.tokens?.access_token).not.toBe(old)
      const [assistant] = await list(anna)
      expect(assistant?.usedAt).not.toBeNull()
      await anna.api.call(endAssistant, { params: { id: assistant?.id ?? '' } })
      await expect(find()).rejects.toThrow()
      await working.close()
    })

    test('logging out everywhere else ends it, too', async () => {
      const anna = await server.member('Anna')
      const grant = await granted(server, anna)
      await anna.api.call(endOtherSessions, {})
      expect(await renews(grant)).toBe(400)
    })

    test('nothing that opens something is stored as it is', async () => {
      const anna = await server.member('Anna')
      const { access, refresh, code } = await granted(server, anna)
      const tables = ['apiTokens', 'assistantRequests', 'assistantClients', 'auditEvents'] as const
      const rows = await Promise.all(tables.map((table) => server.database.db.selectFrom(table).selectAll().execute()))
      const stored = JSON.stringify(rows)
      for (const secret of [access, refresh, code]) expect(stored).not.toContain(secret.slice(8, 40))
    })

    test('the token of an assistant opens no call of the API', async () => {
      const anna = await server.member('Anna')
      const { access } = await granted(server, anna)
      expect(await statusOf(server.client(access).call(countRecipes, { query: {} }))).toBe(401)
    })

    test('letting in is asked for a password, and is recorded without the secrets', async () => {
      const anna = await server.member('Anna')
      const { challenge } = pkce()
      const page = await ledTo(authorizeAddress(server, await registered(server), { code_challenge: challenge }))
      const call = {
        params: { request: requestIn(page) },
        body: { scopes: ['lists' as const], currentPassword: 'wrong' },
      }
      expect(await statusOf(anna.api.call(allowAssistant, call))).toBe(412)
      expect(await list(anna)).toEqual([])
      await allowed(anna, requestIn(page), ['lists'])
      const events = await server.database.db
        .selectFrom('auditEvents')
        .select(['kind', 'detail'])
        .where('userId', '=', anna.id)
        .where('kind', '=', 'token-made')
        .execute()
      const detail = { token: expect.any(String), scopes: 'lists', assistant: 'assistant.example' }
      expect(events.map((event) => JSON.parse(event.detail ?? ''))).toEqual([detail])
    })

    test('whoever does not want it sends the assistant away, and the request is answered', async () => {
      const anna = await server.member('Anna')
      const page = await ledTo(
        authorizeAddress(server, await registered(server), { code_challenge: pkce().challenge, state: 'x' }),
      )
      const params = { request: requestIn(page) }
      const back = new URL((await anna.api.call(refuseAssistant, { params })).data.address)
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'x' })
      expect(await statusOf(anna.api.call(getAssistantRequest, { params }))).toBe(404)
      expect(await statusOf(allowed(anna, params.request).then(() => ({ status: 200 })))).toBe(404)
    })

    test('it ends with a new password, with a code that was on its way', async () => {
      const anna = await server.member('Anna')
      const grant = await granted(server, anna)
      const clientId = await registered(server)
      const { verifier, challenge } = pkce()
      const page = await ledTo(authorizeAddress(server, clientId, { code_challenge: challenge }))
      const code = (await allowed(anna, requestIn(page))).searchParams.get('code') ?? ''
      const reset = await createReset(server.database, anna.id)
      await server.client().call(resetPassword, { body: { code: reset, password: 'stapled battery' } })
      expect(await renews(grant)).toBe(400)
      const fields = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirect, code }
      const body = new URLSearchParams({ ...fields, code_verifier: verifier })
      expect((await fetch(`${server.address}oauth/token`, { method: 'POST', body })).status).toBe(400)
    })

    test('it ends with a disabled account, and with a deleted one', async () => {
      const keeper = await server.member('Keeper')
      await appointAdmin(server.database, keeper.email)
      const [ben, carl] = [await server.member('Ben'), await server.member('Carl')]
      const [ofBen, ofCarl] = [await granted(server, ben), await granted(server, carl)]
      await keeper.api.call(updateMember, { params: { id: ben.id }, body: { isDisabled: true, currentPassword } })
      expect(await renews(ofBen)).toBe(400)
      await carl.api.call(deleteAccount, { body: { currentPassword } })
      expect(await renews(ofCarl)).toBe(400)
      const rows = server.database.db.selectFrom('apiTokens').select('id').where('userId', '=', carl.id)
      expect(await rows.execute()).toEqual([])
    })

    test('it ends when its assistant gives it back', async () => {
      const anna = await server.member('Anna')
      const grant = await granted(server, anna)
      const body = new URLSearchParams({ token: grant.refresh, client_id: grant.clientId })
      expect((await fetch(`${server.address}oauth/revoke`, { method: 'POST', body })).status).toBe(200)
      expect(await list(anna)).toEqual([])
      expect(await renews(grant)).toBe(400)
    })

    test('an assistant that is let in again has one grant, and nobody has more than ten', async () => {
      const anna = await server.member('Anna')
      for (let count = 0; count < 10; count += 1) await granted(server, anna)
      expect(await list(anna)).toHaveLength(10)
      const page = await ledTo(authorizeAddress(server, await registered(server), { code_challenge: pkce().challenge }))
      expect(await statusOf(allowed(anna, requestIn(page)).then(() => ({ status: 200 })))).toBe(409)
    })

    test('programs that nobody lets in are gone after a day, others stay', async () => {
      const anna = await server.member('Anna')
      const { clientId } = await granted(server, anna)
      const unused = await registered(server)
      const { db } = server.database
      await db
        .updateTable('assistantClients')
        .set({ createdAt: now(-25 * 3_600_000) })
        .execute()
      await db
        .updateTable('assistantRequests')
        .set({ expiresAt: now(-1) })
        .execute()
      await forgetUnusedClients(server.database)
      const left = (await db.selectFrom('assistantClients').select('id').execute()).map(({ id }) => id)
      expect(left).toContain(clientId)
      expect(left).not.toContain(unused)
    })
  },
  { environment: { ASSISTANTS: 'true', TRUSTED_PROXIES: '127.0.0.1' } },
)

test('where assistants are not let in, there is nothing of it', async () => {
  const server = await startTestServer('sqlite')
  const paths = ['.well-known/oauth-protected-resource', '.well-known/oauth-authorization-server', 'oauth/authorize']
  for (const path of paths) expect((await fetch(`${server.address}${path}`)).status).toBe(404)
  for (const path of ['oauth/token', 'oauth/register', 'oauth/revoke'])
    expect((await fetch(`${server.address}${path}`, { method: 'POST' })).status).toBe(404)
  await server.close()
})
