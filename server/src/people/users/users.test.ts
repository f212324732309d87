import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  deleteAccount,
  getAccount,
  getCapabilities,
  getHandleInfo,
  getStats,
  updateAccount,
} from '@potluck/api/account'
import { findByEmail, findByHandle, getPerson } from '@potluck/api/people'
import { updateProfile } from '@potluck/api/profiles'
import { createRecipe } from '@potluck/api/recipes'
import { login } from '@potluck/api/sessions'
import { v7 as uuid } from 'uuid'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { appointAdmin } from './admins.ts'

eachDatabase(
  'accounts',
  (server) => {
    let anna: TestMember
    let ben: TestMember

    beforeEach(async () => {
      anna = await server.member('Anna')
      ben = await server.member('Ben')
    })

    const logIn = (email: string, password = 'correct horse') =>
      server.client().call(login, { body: { email, password } })

    test('a name is changed at once, e-mail and password only with the current password', async () => {
      const { data } = await anna.api.call(updateAccount, { body: { name: 'Anna K.' } })
      expect(data.name).toBe('Anna K.')
      for (const body of [{ email: 'a@example.com' }, { password: 'new horse' }]) {
        expect(await statusOf(anna.api.call(updateAccount, { body }))).toBe(412)
        const wrong = { ...body, currentPassword: 'wrong horse' }
        expect(await statusOf(anna.api.call(updateAccount, { body: wrong }))).toBe(412)
      }
      await anna.api.call(updateAccount, { body: { email: 'A@example.com', currentPassword: 'correct horse' } })
      expect(await statusOf(logIn('a@example.com'))).toBe(200)
      expect(await statusOf(logIn(anna.email))).toBe(412)
    })

    test('an e-mail of somebody else is 406 and changes nothing', async () => {
      const body = { name: 'Impostor', email: ben.email, currentPassword: 'correct horse' }
      expect(await statusOf(anna.api.call(updateAccount, { body }))).toBe(406)
      expect((await anna.api.call(getAccount, {})).data).toMatchObject({ name: 'Anna', email: anna.email })
    })

    test('a new password ends the sessions on other devices and not this one', async () => {
      const phone = server.client((await logIn(anna.email)).data.token)
      await anna.api.call(updateAccount, { body: { password: 'new horse', currentPassword: 'correct horse' } })
      expect(await statusOf(phone.call(getAccount, {}))).toBe(401)
      expect(await statusOf(anna.api.call(getAccount, {}))).toBe(200)
      expect(await statusOf(logIn(anna.email))).toBe(412)
      expect(await statusOf(logIn(anna.email, 'new horse'))).toBe(200)
    })

    test('guessing the current password is slowed, and keeps nobody from logging in', async () => {
      const guess = () =>
        statusOf(anna.api.call(updateAccount, { body: { password: 'my horse', currentPassword: 'guess' } }))
      const answers = await Promise.all(Array.from({ length: 12 }, guess))
      expect(answers.sort()).toEqual([...Array(10).fill(412), 429, 429])
      expect(await statusOf(logIn(anna.email))).toBe(200)
    })

    test('the end of a large account leaves others their turn', async () => {
      const ada = await server.member('Ada')
      const { db } = server.database
      const first = (await ada.api.call(createRecipe, { body: { title: 'Soup' } })).data
      const row = await db.selectFrom('recipes').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow()
      for (let made = 0; made < 2_000; made += 100) {
        await db
          .insertInto('recipes')
          .values(Array.from({ length: 100 }, () => ({ ...row, id: uuid() })))
          .execute()
      }
      const end = ada.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } }).then(() => 'end')
      const left = async () =>
        (
          await db
            .selectFrom('recipes')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count
      const seen = new Set<number>()
      for (let ended = false; !ended; ) {
        seen.add(await left())
        ended = (await Promise.race([end, nextTurn('on')])) === 'end'
      }
      expect([...seen].filter((count) => count > 0 && count < 2_001).length).toBeGreaterThan(0)
      expect(await left()).toBe(0)
    })

    test('a deleted account is gone with its sessions, and its e-mail is free again', async () => {
      const body = { currentPassword: 'correct horse' }
      await appointAdmin(server.database, ben.email)
      expect(await statusOf(anna.api.call(deleteAccount, { body: { currentPassword: 'wrong' } }))).toBe(412)
      expect(await statusOf(anna.api.call(deleteAccount, { body }))).toBe(200)
      expect(await statusOf(anna.api.call(getAccount, {}))).toBe(401)
      expect(await statusOf(logIn(anna.email))).toBe(412)
      expect(await statusOf(ben.api.call(getPerson, { params: { id: anna.id } }))).toBe(404)
      await server.member('Anna')
    })

    test('handles are one to a person, however they are written', async () => {
      const { data } = await anna.api.call(updateProfile, { body: { handle: 'Anna_K' } })
      expect(data.handle).toBe('anna_k')
      expect(await statusOf(ben.api.call(updateProfile, { body: { handle: 'ANNA_k' } }))).toBe(409)
      const available = async (member: TestMember, handle: string) =>
        (await member.api.call(getHandleInfo, { params: { handle } })).data.available
      expect(await available(ben, 'ANNA_K')).toBe(false)
      expect(await available(anna, 'anna_k')).toBe(true)
      expect(await available(ben, 'ben')).toBe(true)
      await anna.api.call(updateProfile, { body: { handle: null } })
      expect(await available(ben, 'anna_k')).toBe(true)
    })

    test('people are found by exact e-mail, by handle and by id, and show no e-mail', async () => {
      await anna.api.call(updateProfile, { body: { handle: 'anna', findableByEmail: true } })
      const person = { id: anna.id, name: 'Anna', handle: 'anna' }
      expect((await ben.api.call(findByEmail, { query: { email: ' ANNA@example.com' } })).data).toEqual(person)
      expect((await ben.api.call(findByHandle, { query: { handle: 'ANNA' } })).data).toEqual(person)
      expect((await ben.api.call(getPerson, { params: { id: anna.id } })).data).toEqual(person)
      expect(await statusOf(ben.api.call(findByEmail, { query: { email: 'anna@example' } }))).toBe(404)
      expect(await statusOf(ben.api.call(findByHandle, { query: { handle: 'ann%' } }))).toBe(404)
      expect(await statusOf(ben.api.call(getPerson, { params: { id: uuid() } }))).toBe(404)
    })

    test('the search for people is throttled', async () => {
      const look = () => statusOf(ben.api.call(findByEmail, { query: { email: 'nobody@example.com' } }))
      const answers = await Promise.all(Array.from({ length: 150 }, look))
      expect(answers.filter((answer) => answer === 404).length).toBeGreaterThanOrEqual(120)
      expect(answers).toContain(429)
    })

    test('a self-hosted account may use everything, and knows its figures', async () => {
      const { data } = await anna.api.call(getCapabilities, {})
      expect(data).toEqual({ highResImages: true, multipleImages: true, expandablePreviews: true })
      const stats = (await anna.api.call(getStats, {})).data
      expect(stats).toMatchObject({ recipeCount: 0, recipeImageCount: 0, messageCount: 0 })
      expect(stats.lastLogin).not.toBeNull()
    })

    test('a guest gets 401 from every call about people', async () => {
      const guest = server.client()
      const answers = await Promise.all([
        statusOf(guest.call(getAccount, {})),
        statusOf(guest.call(updateAccount, { body: { name: 'x' } })),
        statusOf(guest.call(deleteAccount, { body: { currentPassword: 'x' } })),
        statusOf(guest.call(getCapabilities, {})),
        statusOf(guest.call(getStats, {})),
        statusOf(guest.call(findByEmail, { query: { email: anna.email } })),
        statusOf(guest.call(findByHandle, { query: { handle: 'anna' } })),
        statusOf(guest.call(getHandleInfo, { params: { handle: 'anna' } })),
        statusOf(guest.call(updateProfile, { body: { name: 'x' } })),
        statusOf(guest.call(getPerson, { params: { id: anna.id } })),
      ])
      expect(new Set(answers)).toEqual(new Set([401]))
    })
  },
  { perTest: true },
)

eachDatabase('accounts, against bad input', (server) => {
  let anna: TestMember

  beforeAll(async () => {
    anna = await server.member('Anna')
  })

  const long = 'x'.repeat(10_000)
  test.each([
    ['POST', 'users/register', { name: 'A', email: 'a@b.c', password: long }],
    ['POST', 'users/register', { name: long, email: 'a@b.c', password: 'correct horse' }],
    ['POST', 'users/register', { name: 'A', email: 'a\u0000b@b.c', password: 'correct horse' }],
    ['POST', 'users/register', { name: 'A\u0000', email: 'a@b.c', password: 'correct horse' }],
    ['POST', 'users/register', { name: ' ', email: 'a@b.c', password: 'correct horse' }],
    ['POST', 'users/register', { name: 'A', email: 'no e-mail', password: 'correct horse' }],
    ['POST', 'users/register', { name: 'A', email: 'a@b.c', password: 'short' }],
    ['POST', 'users/register', { name: ['A'], email: { a: 1 }, password: 123_456 }],
    ['POST', 'users/register', null],
    ['POST', 'users/register', []],
    ['POST', 'users/login', { email: 'a@b.c', password: long }],
    ['POST', 'users/login', { email: 'a\u0000@b.c', password: 'x' }],
    ['POST', 'users/login', { email: {}, password: null }],
    ['POST', 'users/forgot', { email: '\u0000' }],
    ['POST', 'users/reset', { code: long, password: 'correct horse' }],
    ['PUT', 'users/', { name: 7 }],
    ['PUT', 'users/profile', { handle: 'a\u0000' }],
    ['GET', 'users/by-email', undefined],
    ['GET', 'users/by-email?email=%00', undefined],
    ['GET', 'users/by-email?email=a&email=b', undefined],
    ['GET', 'users/profile/by-handle/%00', undefined],
    ['GET', 'users/not-an-id', undefined],
    ['POST', 'users/tickets', { purpose: 'everything' }],
  ])('%s %s with bad input %# is 400 and says what was wrong', async (method, path, body) => {
    const response = await fetch(`${server.address}api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${anna.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', message: expect.any(String) } })
    expect(response.status).toBe(400)
  })

  test('a body that is too large, no JSON or of another type is refused', async () => {
    const send = (type: string, body: string) =>
      fetch(`${server.address}api/users/login`, { method: 'POST', headers: { 'content-type': type }, body })
    const answers = [
      await send('application/json', '{"email":'),
      await send('application/json', '{"__proto__":{"email":"x"}}'),
      await send('application/json', ''),
      await send('application/json', `"${'x'.repeat(2_100_000)}"`),
      await send('text/xml', '<login/>'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 413, 415])
    for (const answer of answers) expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) } })
  })

  test.each(['', 'a b', 'a-b', 'ädmin', 'the.ADMIN', 'PotLuck_fan', 'x'.repeat(51)])(
    'no handle: "%s"',
    async (handle) => {
      expect(await statusOf(anna.api.call(updateProfile, { body: { handle } }))).toBe(400)
    },
  )
})
