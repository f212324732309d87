import { getAccount } from '@potluck/api/account'
import { errorBody } from '@potluck/api/error-body'
import { createInvitation, deleteInvitation, listInvitations } from '@potluck/api/invitations'
import { getServerSettings, type Registration, updateServerSettings } from '@potluck/api/server-settings'
import { register } from '@potluck/api/sessions'
import { z } from 'zod'
import { post } from '../../testing/post.ts'
import { statusOf } from '../../testing/status-of.ts'
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

async function serverThat(kind: (typeof databases)[number], registration: string): Promise<void> {
  server = await startTestServer(kind, { REGISTRATION: registration })
}

afterEach(() => server.close())

const serverConfig = z.object({ registration: z.string() })

const toldToBrowsers = async () =>
  serverConfig.parse(await (await fetch(`${server.address}config.json`)).json()).registration

const come = (name: string, invitation?: string) =>
  server.client().call(register, {
    body: { name, email: `${name}@example.com`, password: 'correct horse', ...(invitation && { invitation }) },
  })

describe.each(databases)('registration, on %s', (kind) => {
  test('anybody can register by default', async () => {
    server = await startTestServer(kind)
    expect(await toldToBrowsers()).toBe('open')
    await come('anna')
    expect(await statusOf(come('ben'))).toBe(200)
    expect(await toldToBrowsers()).toBe('open')
  })

  test('only the first person registers when registration is closed', async () => {
    await serverThat(kind, 'closed')
    expect(await toldToBrowsers()).toBe('open')
    const anna = server.client((await come('anna')).data.token)
    expect((await anna.call(getAccount, {})).data.name).toBe('anna')
    expect(await toldToBrowsers()).toBe('closed')
    expect(await statusOf(come('ben'))).toBe(403)
    expect(await statusOf(anna.call(createInvitation, { body: {} }))).toBe(403)
  })

  test('an admin sets who registers, unless the environment decides it', async () => {
    server = await startTestServer(kind)
    const anna = server.client((await come('anna')).data.token)
    const set = (registration: Registration) => anna.call(updateServerSettings, { body: { registration } })
    expect((await anna.call(getServerSettings, {})).data).toMatchObject({
      registration: 'open',
      isRegistrationFixed: false,
    })
    expect((await set('closed')).data).toMatchObject({ registration: 'closed', isRegistrationFixed: false })
    expect(await toldToBrowsers()).toBe('closed')
    expect(await statusOf(come('ben'))).toBe(403)
    expect(await statusOf(anna.call(createInvitation, { body: {} }))).toBe(403)
    await set('invitation')
    const { secret } = (await anna.call(createInvitation, { body: {} })).data
    expect((await anna.call(listInvitations, {})).data.needed).toBe(true)
    expect(await statusOf(come('ben'))).toBe(403)
    expect(await statusOf(come('ben', secret))).toBe(200)
    await server.close()

    await serverThat(kind, 'closed')
    const carl = server.client((await come('carl')).data.token)
    const open = carl.call(updateServerSettings, { body: { registration: 'open' } })
    expect(await statusOf(open)).toBe(409)
    expect((await carl.call(getServerSettings, {})).data).toMatchObject({
      registration: 'closed',
      isRegistrationFixed: true,
    })
  })

  describe('with an invitation', () => {
    const invite = async (body: { uses?: number; days?: number } = {}) =>
      (await anna().call(createInvitation, { body })).data

    let token = ''
    const anna = () => server.client(token)

    beforeEach(async () => {
      await serverThat(kind, 'invitation')
      token = (await come('anna')).data.token
    })

    test('registration requires one, and a link works up to its limit, also in parallel', async () => {
      expect(await toldToBrowsers()).toBe('invitation')
      const refused = await post(server, 'users/register', { name: 'B', email: 'b@example.com', password: 'abcdefgh' })
      expect([refused.status, errorBody.parse(await refused.json()).error.code]).toEqual([403, 'invitation-needed'])
      const { secret } = await invite({ uses: 2 })
      const answers = await Promise.all(['ben', 'carl', 'dora'].map((name) => statusOf(come(name, secret))))
      expect(answers.sort()).toEqual([200, 200, 412])
    })

    test('a link is used up by an account, not by a try', async () => {
      const { secret } = await invite()
      expect(await statusOf(come('anna', secret))).toBe(406)
      expect(await statusOf(come('ben', secret))).toBe(200)
      expect(await statusOf(come('carl', secret))).toBe(412)
    })

    test('a revoked, expired or guessed link is refused', async () => {
      const [taken, old] = [await invite(), await invite()]
      expect((await anna().call(listInvitations, {})).data).toMatchObject({
        needed: true,
        invitations: [{ id: old.id, usesLeft: 1 }, { id: taken.id }],
      })
      await anna().call(deleteInvitation, { params: { id: taken.id } })
      const { db } = server.database
      await db.updateTable('invitations').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute()
      for (const secret of [taken.secret, old.secret, 'x'.repeat(43)]) {
        expect(await statusOf(come('ben', secret))).toBe(412)
      }
      expect((await anna().call(listInvitations, {})).data.invitations).toEqual([])
    })

    test('the secret of a link is stored as a digest, and the number of links is limited', async () => {
      const { secret } = await invite()
      const rows = await server.database.db.selectFrom('invitations').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(secret)
      for (let more = 1; more < 20; more++) await invite()
      expect(await statusOf(anna().call(createInvitation, { body: {} }))).toBe(409)
    })
  })
})
