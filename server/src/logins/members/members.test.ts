import { getAccount, getStats } from '@potluck/api/account'
import { uploadImage } from '@potluck/api/images'
import { createMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { createPasswordLink, deleteMember, listMembers, type MemberAccount, updateMember } from '@potluck/api/members'
import { findByHandle } from '@potluck/api/people'
import { getProfileByHandle, updateProfile } from '@potluck/api/profiles'
import { forgot, login, resetPassword } from '@potluck/api/sessions'
import { createTicket } from '@potluck/api/tickets'
import WebSocket from 'ws'
import { aPicture, aPlan, aRecipe, aShare } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

const currentPassword = 'correct horse'

eachDatabase('members', (server) => {
  let admin: TestMember

  beforeEach(async () => {
    await server.database.db.deleteFrom('users').execute()
    admin = await server.member('Kim')
  })

  const update = (id: string, change: { isDisabled?: boolean; isAdmin?: boolean; pictureLimit?: number | null }) =>
    admin.api.call(updateMember, { params: { id }, body: { ...change, currentPassword } })

  const logIn = ({ email }: TestMember) =>
    statusOf(server.client().call(login, { body: { email, password: currentPassword } }))

  const opens = async (address: string) => (await fetch(`${server.address}${address}`)).status

  test('the list says how large a book is, and on which day its owner was here last', async () => {
    const anna = await server.member('Anna')
    await aRecipe(anna, { title: 'Soup' })
    const { members, next } = (await admin.api.call(listMembers, { query: {} })).data
    const today = new Date().toISOString().slice(0, 10)
    const common = {
      lastSeen: today,
      pictureBytes: 0,
      pictureLimit: null,
      textBytes: expect.any(Number),
      isDisabled: false,
      hasSecondFactor: false,
      createdAt: expect.any(String),
    }
    const expected: MemberAccount[] = [
      { ...common, id: anna.id, name: 'Anna', email: anna.email, recipeCount: 1, isAdmin: false, isKeeper: false },
      { ...common, id: admin.id, name: 'Kim', email: admin.email, recipeCount: 0, isAdmin: true, isKeeper: true },
    ]
    expect({ members, next }).toEqual({ members: expected, next: null })
    expect(members[0]?.textBytes).toBeGreaterThan('Soup'.length)
    expect(members[1]?.textBytes).toBe(0)
  })

  test('the list is in pages, and is searched by name and e-mail', async () => {
    const { db } = server.database
    const [first] = await db.selectFrom('users').selectAll().execute()
    if (!first) throw new Error('nobody is there')
    const others = Array.from({ length: 60 }, (_, n) => `Cook ${n}`)
    for (const [n, name] of others.entries()) {
      const id = `ffffffff-ffff-7fff-8fff-${String(n).padStart(12, '0')}`
      await db
        .insertInto('users')
        .values({ ...first, id, name, email: `cook${n}@example.com`, keeper: 0 })
        .execute()
    }
    const one = (await admin.api.call(listMembers, { query: {} })).data
    const two = (await admin.api.call(listMembers, { query: { after: one.next ?? '' } })).data
    expect([one.members.length, two.members.length, two.next]).toEqual([50, 11, null])
    expect(new Set([...one.members, ...two.members].map(({ id }) => id)).size).toBe(61)
    const found = async (search: string) =>
      (await admin.api.call(listMembers, { query: { search } })).data.members.map(({ name }) => name)
    expect(await found('cook 59')).toEqual(['Cook 59'])
    expect(await found('COOK7@')).toEqual(['Cook 7'])
    expect(await found('%')).toEqual([])
  })

  test('a limit of pictures that an admin sets holds for one member, and null takes it back', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    expect((await update(anna.id, { pictureLimit: 1_000_000 })).data.pictureLimit).toBe(1_000_000)
    await server.database.db
      .insertInto('images')
      .values({ id: 'full', digest: 'full', bytes: 999_990, ownerId: anna.id, createdAt: new Date().toISOString() })
      .execute()
    const upload = async (member: TestMember) => statusOf(member.api.call(uploadImage, { file: await aPicture() }))
    expect([await upload(anna), await upload(ben)]).toEqual([409, 201])
    expect((await anna.api.call(getStats, {})).data.pictureLimit).toBe(1_000_000)
    await update(anna.id, { pictureLimit: null })
    expect(await upload(anna)).toBe(201)
    expect(await statusOf(update(anna.id, { pictureLimit: 5 }))).toBe(400)
  })

  test('a disabled account cannot log in, its sessions and live channels end, its links open nothing; enabled, all is back', async () => {
    const anna = await server.member('Anna')
    const recipe = await aRecipe(anna)
    const { shareSecret } = await aShare(anna, recipe.id)
    const { planId } = await aPlan(anna)
    const { feed } = (await anna.api.call(createMealPlanFeed, { params: { id: planId } })).data
    await anna.api.call(updateProfile, { body: { handle: 'anna', enableProfile: true, about: 'Soups' } })
    const { ticket } = (await anna.api.call(createTicket, { body: { purpose: 'live' } })).data
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}grip/ws?token=${ticket}`)
    await new Promise((resolve) => socket.once('open', resolve))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const seen = async () => ({
      login: await logIn(anna),
      share: await opens(`s/${shareSecret}`),
      calendar: await opens(`api/${feed?.address}`),
      profile: await statusOf(server.client().call(getProfileByHandle, { params: { handle: 'anna' } })),
      found: await statusOf(admin.api.call(findByHandle, { query: { handle: 'anna' } })),
    })
    const before = await seen()
    expect(before).toEqual({ login: 200, share: 200, calendar: 200, profile: 200, found: 200 })
    expect((await update(anna.id, { isDisabled: true })).data.isDisabled).toBe(true)
    await closed
    expect(await statusOf(anna.api.call(getAccount, {}))).toBe(401)
    expect(await seen()).toEqual({ login: 403, share: 404, calendar: 401, profile: 404, found: 404 })
    await update(anna.id, { isDisabled: false })
    expect(await seen()).toEqual(before)
  })

  test('a login at the moment when the account is disabled leaves no session', async () => {
    const anna = await server.member('Anna')
    await Promise.all([update(anna.id, { isDisabled: true }), logIn(anna), logIn(anna), logIn(anna)])
    const open = server.database.db.selectFrom('sessions').select('id').where('userId', '=', anna.id)
    expect(await open.execute()).toEqual([])
  })

  test('whoever does not know the password is not told that the account is disabled', async () => {
    const anna = await server.member('Anna')
    await update(anna.id, { isDisabled: true })
    const body = { email: anna.email, password: 'wrong horse' }
    expect(await statusOf(server.client().call(login, { body }))).toBe(412)
    expect((await server.client().call(forgot, { body: { email: anna.email } })).data).toEqual({ mail: false })
  })

  test('a link sets a new password once, and opens nothing after the account was disabled', async () => {
    const anna = await server.member('Anna')
    const link = async () =>
      (await admin.api.call(createPasswordLink, { params: { id: anna.id }, body: { currentPassword } })).data.code ?? ''
    const use = async (code: string) =>
      statusOf(server.client().call(resetPassword, { body: { code, password: 'other horse' } }))
    const code = await link()
    expect([await use(code), await use(code)]).toEqual([200, 412])
    const other = await link()
    await update(anna.id, { isDisabled: true })
    expect(await use(other)).toBe(412)
    await expect(link()).rejects.toMatchObject({ status: 403 })
  })

  test('a member sees that an admin made a link for a new password, and that it was used', async () => {
    const anna = await server.member('Anna')
    const linkOf = async (token: string) => (await server.client(token).call(getAccount, {})).data.adminLink
    expect(await linkOf(anna.token)).toBeNull()
    const { data } = await admin.api.call(createPasswordLink, { params: { id: anna.id }, body: { currentPassword } })
    expect(await linkOf(anna.token)).toEqual({ madeAt: expect.stringMatching(/Z$/), usedAt: null })
    const body = { code: data.code ?? '', password: 'other horse' }
    const { token } = (await server.client().call(resetPassword, { body })).data
    // A person who used the link cannot hide that: the member reads it on another device.
    expect(await linkOf(token)).toEqual({ madeAt: expect.any(String), usedAt: expect.stringMatching(/Z$/) })
    expect(await linkOf(admin.token)).toBeNull()
  })

  test('a client of before makes and names admins by the former word', async () => {
    const anna = await server.member('Anna')
    const body = { isKeeper: true, currentPassword }
    const { data } = await admin.api.call(updateMember, { params: { id: anna.id }, body })
    expect(data).toMatchObject({ isAdmin: true, isKeeper: true })
    expect((await anna.api.call(getAccount, {})).data).toMatchObject({ isAdmin: true, isKeeper: true })
    await update(anna.id, { isAdmin: false })
  })

  test('the two words for an admin cannot contradict each other', async () => {
    const anna = await server.member('Anna')
    for (const isAdmin of [true, false]) {
      const body = { isAdmin, isKeeper: !isAdmin, currentPassword }
      expect(await statusOf(admin.api.call(updateMember, { params: { id: anna.id }, body }))).toBe(400)
    }
    const { data } = await anna.api.call(getAccount, {})
    expect(data).toMatchObject({ isAdmin: false, isKeeper: false })
    const alike = { isAdmin: true, isKeeper: true, currentPassword }
    expect(await statusOf(admin.api.call(updateMember, { params: { id: anna.id }, body: alike }))).toBe(200)
    await update(anna.id, { isAdmin: false })
  })

  test('every change asks for the password of the admin', async () => {
    const anna = await server.member('Anna')
    const [params, wrong] = [{ id: anna.id }, { currentPassword: 'wrong horse' }]
    expect(await statusOf(admin.api.call(updateMember, { params, body: { isAdmin: true, ...wrong } }))).toBe(412)
    expect(await statusOf(admin.api.call(createPasswordLink, { params, body: wrong }))).toBe(412)
    expect(await statusOf(admin.api.call(deleteMember, { params, body: { name: 'Anna', ...wrong } }))).toBe(412)
    expect((await anna.api.call(getAccount, {})).data.isAdmin).toBe(false)
  })

  test('the last admin cannot stop being one, or be disabled or deleted, while others have accounts', async () => {
    const anna = await server.member('Anna')
    const end = { params: { id: admin.id }, body: { name: 'Kim', currentPassword } }
    expect(await statusOf(update(admin.id, { isAdmin: false }))).toBe(409)
    expect(await statusOf(update(admin.id, { isDisabled: true }))).toBe(409)
    expect(await statusOf(admin.api.call(deleteMember, end))).toBe(409)
    await update(anna.id, { isAdmin: true })
    expect(await statusOf(update(admin.id, { isAdmin: false }))).toBe(200)
    expect(await statusOf(admin.api.call(listMembers, { query: {} }))).toBe(403)
    expect(await statusOf(anna.api.call(listMembers, { query: {} }))).toBe(200)
  })

  test('an account is deleted by its name', async () => {
    const anna = await server.member('Anna')
    await aRecipe(anna)
    const end = (name: string) =>
      statusOf(admin.api.call(deleteMember, { params: { id: anna.id }, body: { name, currentPassword } }))
    expect(await end('Ann')).toBe(400)
    expect(await statusOf(anna.api.call(getAccount, {}))).toBe(200)
    expect(await end(' \u2068Anna\u2069 ')).toBe(200)
    expect(await logIn(anna)).toBe(412)
    expect(await end('Anna')).toBe(404)
    expect(await server.database.db.selectFrom('recipes').select('id').execute()).toEqual([])
  })
})
