import { deleteAccount } from '@potluck/api/account'
import { listOwnEvents } from '@potluck/api/audit'
import * as kitchenLinks from '@potluck/api/kitchen-links'
import * as kitchens from '@potluck/api/kitchens'
import { createMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { createMealPlan } from '@potluck/api/meal-plans'
import * as recipes from '@potluck/api/recipes'
import { login } from '@potluck/api/sessions'
import { createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { hears } from '../../testing/heard.ts'
import { leaves, tidiesKitchens, untilDeleted, untilOut } from '../../testing/leaving.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { endMembership, removeMember } from './members.ts'
import { dissolveKitchen } from './rest.ts'

const day = 86_400_000

bothDatabases('a kitchen that is dissolved', (server) => {
  /** Anna keeps a kitchen with a recipe, a list and a plan, in which Ben cooks and Gil is a reader. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const gil = await server.member('Gil')
    const id = await aKitchen(anna, [ben])
    await joins(anna, id, gil, 'reader')
    const query = { kitchen: id }
    const { data: pie } = await anna.api.call(recipes.createRecipe, { query, body: { title: 'Plum pie' } })
    const { data: list } = await ben.api.call(createShoppingList, { body: { title: 'Week', kitchenId: id } })
    const { data: plan } = await ben.api.call(createMealPlan, { body: { title: 'Plan', kitchenId: id } })
    return { anna, ben, carl, gil, id, params: { id }, query, pie, list, plan }
  }

  const dissolve = ({ api }: TestMember, id: string, name = 'Home', currentPassword = 'correct horse') =>
    api.call(kitchens.dissolveKitchen, { params: { id }, body: { name, currentPassword } })

  const titles = async ({ api }: TestMember, kitchen: string) =>
    (await api.call(recipes.listRecipes, { query: { kitchen } })).data.data.map(({ title }) => title)

  const kitchenOf = async ({ api }: TestMember, id: string) =>
    (await api.call(kitchens.getKitchen, { params: { id } })).data

  /** Sets the time of dissolving to this many days ago. */
  async function age(id: string, days: number) {
    const dissolvedAt = now(-days * day)
    await server.database.db.updateTable('kitchens').set({ dissolvedAt }).where('id', '=', id).execute()
    await tidiesKitchens(server)
  }

  test('needs its name and the password of a keeper', async () => {
    const { anna, ben, carl, id } = await household()
    expect([await statusOf(dissolve(ben, id)), await statusOf(dissolve(carl, id))]).toEqual([403, 404])
    expect(await statusOf(dissolve(anna, id, 'home'))).toBe(400)
    expect(await statusOf(dissolve(anna, id, 'Home', 'wrong horse'))).toBe(412)
    expect((await kitchenOf(ben, id)).rest).toBeUndefined()
  })

  test('rests for 30 days: all read all of it, nobody writes, and everybody is told', async () => {
    const { anna, ben, gil, id, query, pie, list } = await household()
    const heard = hears(server, ben.id, 'kitchen:dissolved')
    const { data: resting } = await dissolve(anna, id)
    const until = new Date(Date.parse(now()) + 30 * day).toISOString()
    expect(resting.rest?.until.slice(0, 10)).toBe(until.slice(0, 10))
    const told = [{ kitchenId: id, name: 'Home', from: { id: anna.id }, until: resting.rest?.until }]
    expect(await heard()).toMatchObject(told)
    for (const member of [anna, ben, gil]) {
      expect(await titles(member, id)).toEqual(['Plum pie'])
      expect((await member.api.call(recipes.getRecipe, { params: { id: pie.id } })).data.isOwner).toBe(false)
      expect((await member.api.call(getShoppingList, { params: { id: list.id } })).data.title).toBe('Week')
      const write = member.api.call(recipes.createRecipe, { query, body: { title: 'Late' } })
      expect(await statusOf(write)).toBe(403)
      const { events } = (await member.api.call(listOwnEvents, { query: {} })).data
      const recorded = events.filter(({ kind }) => kind === 'kitchen-dissolved')
      expect(recorded).toMatchObject([{ by: member === anna ? 'account' : 'nobody' }])
    }
    const mayReopen = await Promise.all([anna, ben, gil].map(async (each) => (await kitchenOf(each, id)).rest))
    expect(mayReopen.map((rest) => rest?.mayReopen)).toEqual([true, true, false])
    // A second time changes nothing.
    expect((await dissolve(anna, id)).data.rest).toEqual(resting.rest)
  })

  test('comes back as it was if anybody who cooked in it wants that', async () => {
    const { anna, ben, gil, carl, id, params, query, list } = await household()
    await dissolve(anna, id)
    const bringBack = ({ api }: TestMember) => api.call(kitchens.reopenKitchen, { params })
    expect([await statusOf(bringBack(gil)), await statusOf(bringBack(carl))]).toEqual([403, 404])
    const { data: kept } = await bringBack(ben)
    expect(kept.rest).toBeUndefined()
    expect(kept.members.map(({ person, role }) => [person.id, role])).toEqual([
      [anna.id, 'keeper'],
      [ben.id, 'cook'],
      [gil.id, 'guest'],
    ])
    await ben.api.call(recipes.createRecipe, { query, body: { title: 'Jam' } })
    expect(await titles(gil, id)).toEqual(['Jam', 'Plum pie'])
    expect((await ben.api.call(getShoppingList, { params: { id: list.id } })).data.kitchen?.mayChange).toBe(true)
    await tidiesKitchens(server)
    expect(await titles(gil, id)).toEqual(['Jam', 'Plum pie'])
  })

  test('has the one who brings it back as owner, if its owner left meanwhile', async () => {
    const { anna, ben, gil, id, params } = await household()
    await dissolve(anna, id)
    await leaves(anna, id)
    expect((await kitchenOf(ben, id)).members.map(({ role }) => role)).toEqual(['guest', 'guest'])
    await ben.api.call(kitchens.reopenKitchen, { params })
    expect((await kitchenOf(gil, id)).members.map(({ role }) => role)).toEqual(['keeper', 'guest'])
  })

  test('gets no owner when one deletes their account', async () => {
    const { anna, ben, id } = await household()
    await dissolve(anna, id)
    await anna.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } })
    expect((await kitchenOf(ben, id)).members.map(({ role }) => role)).toEqual(['guest', 'guest'])
  })

  test('is deleted with all that lies in it after 30 days, and not before', async () => {
    const { anna, ben, id, list } = await household()
    await dissolve(anna, id)
    await age(id, 29)
    expect(await titles(ben, id)).toEqual(['Plum pie'])
    const gone = hears(server, ben.id, 'kitchen:removed')
    await age(id, 31)
    for (const member of [anna, ben]) await untilOut(server, id, member.id)
    expect(await gone()).toEqual([{ kitchenId: id }])
    const own = await anna.api.call(recipes.listRecipes, {})
    expect(own.data.data.map(({ title }) => title)).toEqual(['Plum pie'])
    expect(await statusOf(ben.api.call(kitchens.getKitchen, { params: { id } }))).toBe(404)
    expect(await statusOf(ben.api.call(getShoppingList, { params: { id: list.id } }))).toBe(404)
    await untilDeleted(server, id)
  })

  test('lets nobody in by older links and invitations while it rests; afterwards they open again', async () => {
    const { anna, ben, carl, id, params, plan } = await household()
    await anna.befriends(carl)
    await anna.api.call(kitchens.inviteToKitchen, { params, body: { personId: carl.id } })
    const { secret } = (await anna.api.call(kitchenLinks.createKitchenLink, { params, body: {} })).data
    const { address } = (await ben.api.call(createMealPlanFeed, { params: { id: plan.id } })).data.feed
    const finn = await server.member('Finn')
    const ways = async () => [
      await statusOf(carl.api.call(kitchens.joinKitchen, { params })),
      await statusOf(finn.api.call(kitchenLinks.previewKitchenLink, { body: { secret } })),
      (await fetch(`${server.address}api/${address}`)).status,
    ]
    await dissolve(anna, id)
    expect(await ways()).toEqual([404, 412, 401])
    expect((await carl.api.call(kitchens.listKitchens, {})).data.invitations).toEqual([])
    await ben.api.call(kitchens.reopenKitchen, { params })
    expect(await ways()).toEqual([200, 200, 200])
  })

  test.each([
    ['Café d’Anna', "Cafe\u0301 d'Anna"],
    ["Mum's  kitchen", ' Mum’s kitchen\u00a0'],
    ['“Zu Hause”', '"Zu Hause"'],
    ['👩\u200d🍳 Küche', '👩🍳 Ku\u0308che'],
    ['\u200fבית', 'בית'],
    ['Кухня', 'Кухня'],
  ])('is called %j, typed %j by another keyboard', async (name, typed) => {
    const anna = await server.member('Anna')
    const id = await aKitchen(anna, [], name)
    for (const wrong of ['', ' ', `${typed}s`, `x${typed}`, 'Home'])
      expect(await statusOf(dissolve(anna, id, wrong))).toBe(400)
    expect((await dissolve(anna, id, typed)).data.rest).toBeDefined()
  })

  test('takes no more than ten guesses of the password, and stays as it is', async () => {
    const { anna, id } = await household()
    const guesses = []
    for (let guess = 0; guess < 11; guess += 1)
      guesses.push(await statusOf(dissolve(anna, id, 'Home', `guess ${guess}`)))
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 412), 429])
    expect(await statusOf(dissolve(anna, id))).toBe(429)
    expect((await kitchenOf(anna, id)).rest).toBeUndefined()
  })

  const bringBack = ({ api }: TestMember, id: string) => statusOf(api.call(kitchens.reopenKitchen, { params: { id } }))

  const leaveIt = (member: TestMember, id: string) =>
    leaves(member, id).then(
      () => 200,
      () => null,
    )

  const rolesIn = (id: string) =>
    server.database.db
      .selectFrom('kitchenMembers')
      .select(['personId', 'role', 'roleBefore'])
      .where('kitchenId', '=', id)
      .execute()

  test('has an owner, and nobody with two roles, whoever brings it back, leaves and dissolves at once', async () => {
    const { anna, ben, gil, id } = await household()
    for (let round = 0; round < 5; round += 1) {
      await dissolve(anna, id)
      const back = await Promise.all([bringBack(anna, id), bringBack(ben, id), bringBack(gil, id), bringBack(ben, id)])
      expect([back[0], back[1], back[3]]).toEqual([200, 200, 200])
      expect([200, 403]).toContain(back[2])
      expect(await rolesIn(id)).toEqual(
        expect.arrayContaining([
          { personId: anna.id, role: 'keeper', roleBefore: null },
          { personId: ben.id, role: 'cook', roleBefore: null },
        ]),
      )
    }
    await dissolve(anna, id)
    await Promise.all([leaveIt(anna, id), bringBack(ben, id), dissolve(anna, id).catch(() => {})])
    const { rest } = await kitchenOf(ben, id)
    if (rest) await bringBack(ben, id)
    const roles = await rolesIn(id)
    expect(roles.some(({ role }) => role === 'keeper')).toBe(true)
    expect(roles.map(({ roleBefore }) => roleBefore)).not.toContain('cook')
    expect(roles.map(({ personId }) => personId)).toContain(ben.id)
  })

  test('is gone, and nothing leads into it, when the last of its members leaves', async () => {
    const { anna, ben, gil, id, params } = await household()
    const { secret } = (await anna.api.call(kitchenLinks.createKitchenLink, { params, body: {} })).data
    await dissolve(anna, id)
    expect([await leaveIt(anna, id), await leaveIt(ben, id), await leaveIt(gil, id)]).toEqual([200, 200, 200])
    const finn = await server.member('Finn')
    expect(await statusOf(finn.api.call(kitchenLinks.acceptKitchenLink, { body: { secret } }))).toBe(412)
    expect(await bringBack(ben, id)).toBe(404)
    await tidiesKitchens(server)
    expect(await server.database.db.selectFrom('kitchens').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('is brought back by nobody whose account is disabled, and its owner is who brings it back once theirs is deleted', async () => {
    const { anna, ben, gil, id } = await household()
    await dissolve(anna, id)
    await server.database.db.updateTable('users').set({ disabledAt: now() }).where('id', '=', anna.id).execute()
    await server.database.db.deleteFrom('sessions').where('userId', '=', anna.id).execute()
    expect(await bringBack(anna, id)).toBe(401)
    await server.database.db.updateTable('users').set({ disabledAt: null }).where('id', '=', anna.id).execute()
    const body = { email: anna.email, password: 'correct horse' }
    const again = server.client((await server.client().call(login, { body })).data.token)
    await again.call(deleteAccount, { body: { currentPassword: 'correct horse' } })
    expect([await bringBack(gil, id), await bringBack(ben, id)]).toEqual([403, 200])
    expect((await rolesIn(id)).find(({ personId }) => personId === ben.id)?.role).toBe('keeper')
  })

  /** Holds what a step changes until somebody who opens a link waits for it. */
  async function openingDuring(step: (inside: Database) => Promise<unknown>, finn: TestMember, secret: string) {
    const opening = await inTransaction(server.database, async (inside) => {
      await step(inside)
      const status = statusOf(finn.api.call(kitchenLinks.acceptKitchenLink, { body: { secret } }))
      await untilWaiting(server, 1)
      // Not awaited in here: it waits for the end of this.
      return { status }
    })
    return opening.status
  }

  test('lets nobody in by a link that is opened while it is dissolved', async () => {
    const { anna, id, params } = await household()
    const { secret } = (await anna.api.call(kitchenLinks.createKitchenLink, { params, body: { role: 'cook' } })).data
    const finn = await server.member('Finn')
    const acting = await anna.acting()
    expect(await openingDuring((inside) => dissolveKitchen(inside, acting, id, 'Home'), finn, secret)).toBe(412)
    expect((await rolesIn(id)).map(({ role }) => role)).toEqual(['guest', 'guest', 'guest'])
  })

  test('like any other lets nobody in by a link whose maker is taken out at the moment', async () => {
    const { anna, id } = await household()
    const rosa = await server.member('Rosa')
    await joins(anna, id, rosa, 'owner')
    const { secret } = (await rosa.api.call(kitchenLinks.createKitchenLink, { params: { id }, body: {} })).data
    const finn = await server.member('Finn')
    const [acting, leaver] = [await anna.acting(), { kitchenId: id, personId: rosa.id }]
    expect(
      await openingDuring(
        (inside) => removeMember(inside, acting, leaver, (open) => endMembership(open, leaver)),
        finn,
        secret,
      ),
    ).toBe(412)
    expect((await rolesIn(id)).map(({ personId }) => personId)).not.toContain(finn.id)
  })
})
