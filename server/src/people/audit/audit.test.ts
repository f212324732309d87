import { deleteAccount, updateAccount } from '@potluck/api/account'
import { exportAccount } from '@potluck/api/account-export'
import { eventsOfPage, listOwnEvents, listServerEvents } from '@potluck/api/audit'
import { createPasswordLink, deleteMember, updateMember } from '@potluck/api/members'
import { updateServerSettings } from '@potluck/api/server-settings'
import { endOtherSessions, login, logout, resetPassword } from '@potluck/api/sessions'
import { createTicket } from '@potluck/api/tickets'
import { v7 as uuid } from 'uuid'
import { createReset } from '../../logins/sessions/resets.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { forgetEvents, maxEvents } from './forget-events.ts'
import { recordEvent } from './record-event.ts'

const password = 'correct horse'

const rowsOf = ({ database }: TestServer, userId: string | null) =>
  database.db
    .selectFrom('auditEvents')
    .selectAll()
    .where(({ eb }) => (userId === null ? eb('userId', 'is', null) : eb('userId', '=', userId)))
    .orderBy('at')
    .orderBy('id')
    .execute()

const kindsOf = async (server: TestServer, userId: string | null) =>
  (await rowsOf(server, userId)).map(({ kind }) => kind)

eachDatabase(
  'the audit log',
  (server) => {
    const logIn = (email: string, typed = password) => server.client().call(login, { body: { email, password: typed } })

    test('records what a member does with their account, with address and browser', async () => {
      const anna = await server.member('Anna')
      await logIn(anna.email)
      const { token } = (await logIn(anna.email)).data
      await server.client(token).call(logout, {})
      await anna.api.call(endOtherSessions, {})
      await anna.api.call(updateAccount, { body: { password: 'battery staple', currentPassword: password } })
      await anna.api.call(updateAccount, { body: { email: 'anna@example.org', currentPassword: 'battery staple' } })
      await anna.api.call(updateAccount, { body: { name: 'Anna B' } })
      const code = await createReset(server.database, anna.id)
      await server.client().call(resetPassword, { body: { code, password: 'horse battery' } })
      expect(await kindsOf(server, anna.id)).toEqual([
        'registered',
        'login',
        'login',
        'logout',
        'sessions-ended',
        'password-changed',
        'email-changed',
        'password-reset',
      ])
      const rows = await rowsOf(server, anna.id)
      expect(rows[0]).toMatchObject({ actorId: anna.id, address: '127.0.0.1', userAgent: 'node', count: 1 })
    })

    test('records failed logins once an hour for each account and address, with a count and without the e-mail', async () => {
      const anna = await server.member('Anna')
      for (let tried = 0; tried < 3; tried++) await statusOf(logIn(anna.email, 'wrong horse'))
      for (let tried = 0; tried < 2; tried++) await statusOf(logIn('secret-password@example.com'))
      await statusOf(anna.api.call(updateAccount, { body: { password: 'battery staple', currentPassword: 'wrong' } }))
      const failed = (await rowsOf(server, anna.id)).filter(({ kind }) => kind === 'login-failed')
      expect(failed.map(({ actorId, count }) => [actorId, count])).toEqual([
        [null, 3],
        [anna.id, 1],
      ])
      const unknown = await rowsOf(server, null)
      expect(unknown).toMatchObject([{ kind: 'login-failed', actorId: null, count: 2 }])
      expect(JSON.stringify(unknown)).not.toContain('secret-password')
    })

    test('records what admins do, with the admin', async () => {
      const [admin, ben] = [await server.member('Admin'), await server.member('Ben')]
      const change = (fields: { isAdmin?: boolean; isDisabled?: boolean }) =>
        admin.api.call(updateMember, { params: { id: ben.id }, body: { ...fields, currentPassword: password } })
      await change({ isAdmin: true })
      await change({ isAdmin: false })
      await change({ isDisabled: true })
      await change({ isDisabled: true })
      await change({ isDisabled: false })
      const params = { id: ben.id }
      await admin.api.call(createPasswordLink, { params, body: { currentPassword: password } })
      await admin.api.call(deleteMember, { params, body: { name: 'Ben', currentPassword: password } })
      const [registered, ...rows] = await rowsOf(server, ben.id)
      expect(registered).toMatchObject({ kind: 'registered', detail: '{"isInvited":false}' })
      expect(rows.map(({ kind }) => kind)).toEqual([
        'keeper-appointed',
        'keeper-removed',
        'account-disabled',
        'account-enabled',
        'password-link-made',
        'account-deleted',
      ])
      expect(new Set(rows.map(({ actorId }) => actorId))).toEqual(new Set([admin.id]))
      await admin.api.call(updateServerSettings, { body: { registration: 'closed' } })
      expect(await rowsOf(server, null)).toMatchObject([
        { kind: 'settings-changed', actorId: admin.id, detail: '{"registration":"closed"}' },
      ])
    })

    test('events of a deleted account stay, and hold neither name nor e-mail', async () => {
      await server.member('Admin')
      const ben = await server.member('Ben')
      const { ticket } = (await ben.api.call(createTicket, { body: { purpose: 'export' } })).data
      await (await fetch(`${server.address}api/${exportAccount.path}?token=${ticket}`)).arrayBuffer()
      await ben.api.call(deleteAccount, { body: { currentPassword: password } })
      expect(await kindsOf(server, ben.id)).toEqual(['registered', 'account-exported', 'account-deleted'])
      expect(JSON.stringify(await rowsOf(server, ben.id))).not.toMatch(/ben/i)
    })

    test('an event of a transaction that fails is not recorded', async () => {
      const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
      const change = anna.api.call(updateAccount, { body: { email: ben.email, currentPassword: password } })
      expect(await statusOf(change)).toBe(406)
      expect(await kindsOf(server, anna.id)).toEqual(['registered'])
    })

    test('old events are forgotten, and of an account with too many the oldest; failed logins push out no others', async () => {
      const { database } = server
      const [crowded, quiet] = [uuid(), uuid()]
      const row = (userId: string | null, kind: 'login' | 'login-failed', hoursAgo: number) => ({
        id: uuid(),
        at: now(-hoursAgo * 3_600_000),
        kind,
        userId,
        actorId: null,
        address: '203.0.113.7',
        userAgent: null,
        detail: null,
        count: 1,
      })
      const more = 20
      const failed = [crowded, null].flatMap((userId) =>
        Array.from({ length: maxEvents.failedLogins + more }, (_, hours) => row(userId, 'login-failed', hours)),
      )
      const rows = [
        row(quiet, 'login', 179 * 24),
        row(quiet, 'login', 181 * 24),
        row(crowded, 'login', 4_000),
        ...failed,
      ]
      for (let from = 0; from < rows.length; from += 100)
        await database.db
          .insertInto('auditEvents')
          .values(rows.slice(from, from + 100))
          .execute()
      await forgetEvents(database)
      expect(await rowsOf(server, quiet)).toHaveLength(1)
      const left = await rowsOf(server, crowded)
      expect(left.map(({ kind }) => kind).slice(0, 2)).toEqual(['login', 'login-failed'])
      expect(left).toHaveLength(1 + maxEvents.failedLogins)
      expect(await rowsOf(server, null)).toHaveLength(maxEvents.failedLogins)
      const oldest = left[1]?.at ?? ''
      expect(oldest >= now(-maxEvents.failedLogins * 3_600_000)).toBe(true)
    })

    test('a member reads their own events; of what an admin did they learn neither address nor browser', async () => {
      const [admin, ben] = [await server.member('Admin'), await server.member('Ben')]
      await statusOf(logIn(ben.email, 'wrong horse'))
      await admin.api.call(updateMember, {
        params: { id: ben.id },
        body: { isAdmin: true, currentPassword: password },
      })
      const { events, next } = (await ben.api.call(listOwnEvents, { query: {} })).data
      expect(events.map(({ kind, by, address }) => [kind, by, address])).toEqual([
        ['keeper-appointed', 'keeper', null],
        ['login-failed', 'nobody', '127.0.0.1'],
        ['registered', 'account', '127.0.0.1'],
      ])
      expect(next).toBeNull()
      expect(JSON.stringify(events)).not.toContain(admin.id)
    })

    test('an admin reads all events in pages, of one account or one kind, also of a deleted one', async () => {
      const [admin, ben] = [await server.member('Admin'), await server.member('Ben')]
      const { database } = server
      const same = now()
      for (let n = 0; n < eventsOfPage + 5; n++) await recordEvent(database, { kind: 'login', userId: ben.id })
      await database.db.updateTable('auditEvents').set({ at: same }).where('kind', '=', 'login').execute()
      await ben.api.call(deleteAccount, { body: { currentPassword: password } })
      const list = async (query: { after?: string; account?: string; kind?: 'login' | 'registered' }) =>
        (await admin.api.call(listServerEvents, { query })).data
      const first = await list({})
      expect(first.events[0]).toMatchObject({
        kind: 'account-deleted',
        account: { id: ben.id, name: null },
        actor: { id: ben.id, name: null },
      })
      const second = await list({ after: first.next ?? '' })
      expect([first.events.length, second.next]).toEqual([eventsOfPage, null])
      const seen = new Set([...first.events, ...second.events].map(({ id }) => id))
      expect(seen.size).toBe(eventsOfPage + 8)
      expect((await list({ account: admin.id })).events.map(({ kind }) => kind)).toEqual(['registered'])
      expect((await list({ kind: 'registered' })).events).toHaveLength(2)
      const odd = await list({ after: 'x' }).catch(({ status }: { status: number }) => status)
      expect(odd).toBe(400)
    })

    test('what is recorded is bounded', async () => {
      const long = 'x'.repeat(10_000)
      const userId = uuid()
      await recordEvent(server.database, {
        kind: 'login',
        userId,
        request: { ip: '2001:db8:1:2:3:4:5:6', headers: { 'user-agent': `Fire\u0000fox ${long}` } },
        detail: Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${n}${long}`, long])),
      })
      const [row] = await rowsOf(server, userId)
      expect(row).toMatchObject({ address: '2001:db8:1:2', userAgent: `Firefox ${long}`.slice(0, 200) })
      expect(row?.detail?.length).toBeLessThan(2_000)
    })
  },
  { perTest: true },
)
