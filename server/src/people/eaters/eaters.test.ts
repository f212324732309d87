import { deleteAccount } from '@potluck/api/account'
import { listOwnEvents, listServerEvents } from '@potluck/api/audit'
import * as eaters from '@potluck/api/eaters'
import * as kitchens from '@potluck/api/kitchens'
import { listMembers } from '@potluck/api/members'
import { v7 as uuid } from 'uuid'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { hears } from '../../testing/heard.ts'
import { untilOut } from '../../testing/leaving.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('who eats in a kitchen', (server) => {
  /** Anna keeps a kitchen in which Ben cooks and Gil reads; Mia is a child there. Carl is in none. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const gil = await server.member('Gil')
    const id = await aKitchen(anna, [ben])
    await joins(anna, id, gil, 'reader')
    const mia = { id, eaterId: uuid() }
    await anna.api.call(eaters.writeEater, {
      params: mia,
      body: { name: 'Mia', mustNot: ['milk', 'nuts'], dislikes: ['Fennel'] },
    })
    return { anna, ben, carl, gil, id, mia, query: { kitchen: id } }
  }

  const seenBy = async ({ api }: TestMember) => (await api.call(eaters.listEaters, {})).data

  const writeOwn = ({ api }: TestMember, kitchen?: string) =>
    api.call(eaters.writeOwnEater, {
      ...(kitchen && { query: { kitchen } }),
      body: { mustNot: ['fish', 'meat'], dislikes: ['okra'] },
    })

  const rowsOf = async (id: string) =>
    (await server.database.db.selectFrom('eaters').select('id').where('ownerId', '=', id).execute()).map(({ id }) => id)

  test('a member writes their own, an owner those without an account, and all members read it', async () => {
    const { anna, ben, carl, gil, id, mia } = await household()
    await writeOwn(gil, id)
    await writeOwn(ben)
    const gilThere = {
      id: gil.id,
      kitchenId: id,
      name: 'Gil',
      hasAccount: true,
      mustNot: ['fish', 'meat'],
      dislikes: ['okra'],
    }
    const miaThere = {
      id: mia.eaterId,
      kitchenId: id,
      name: 'Mia',
      hasAccount: false,
      mustNot: ['milk', 'nuts'],
      dislikes: ['Fennel'],
    }
    const there = [gilThere, miaThere].sort((one, other) => (one.id < other.id ? -1 : 1))
    expect([await seenBy(anna), await seenBy(gil), await seenBy(carl)]).toEqual([there, there, []])
    expect(await seenBy(ben)).toMatchObject(
      [...there, { id: ben.id, kitchenId: null, name: 'Ben', mustNot: ['fish', 'meat'] }].sort((one, other) =>
        (one.kitchenId ?? ben.id) < (other.kitchenId ?? ben.id) ? -1 : 1,
      ),
    )
  })

  test('nobody writes what another member eats, and cooks do not write of those without an account', async () => {
    const { anna, ben, id, mia } = await household()
    const body = { name: 'Ben', mustNot: [], dislikes: [] }
    const of = (api: TestMember['api'], params: { id: string; eaterId: string }) =>
      statusOf(api.call(eaters.writeEater, { params, body }))
    expect(await of(anna.api, { id, eaterId: ben.id })).toBe(404)
    expect(await of(ben.api, mia)).toBe(403)
    expect(await statusOf(ben.api.call(eaters.deleteEater, { params: mia }))).toBe(403)
    expect(await statusOf(anna.api.call(eaters.deleteEater, { params: { id, eaterId: ben.id } }))).toBe(404)
    await anna.api.call(eaters.deleteEater, { params: mia })
    expect(await rowsOf(id)).toEqual([])
  })

  test('what is written again is changed, and what is deleted is gone', async () => {
    const { ben, id, query } = await household()
    await writeOwn(ben, id)
    await ben.api.call(eaters.writeOwnEater, { query, body: { mustNot: [], dislikes: ['peas'] } })
    expect((await seenBy(ben)).find((eater) => eater.id === ben.id)).toMatchObject({ mustNot: [], dislikes: ['peas'] })
    await ben.api.call(eaters.deleteOwnEater, { query })
    expect(await rowsOf(id)).not.toContain(ben.id)
  })

  test('an event says that something changed, to members alone, and not what', async () => {
    const { anna, ben, carl, id } = await household()
    const [told, untold] = [hears(server, ben.id, 'eaters:changed'), hears(server, carl.id, 'eaters:changed')]
    await writeOwn(anna, id)
    expect([await told(), await untold(0)]).toEqual([[{}], []])
  })

  const ends: readonly (readonly [string, (house: Awaited<ReturnType<typeof household>>) => Promise<unknown>])[] = [
    ['leaves', ({ ben, id }) => ben.api.call(kitchens.leaveKitchen, { params: { id }, body: {} })],
    [
      'is taken out',
      ({ anna, ben, id }) => anna.api.call(kitchens.removeFromKitchen, { params: { id, personId: ben.id } }),
    ],
    ['deletes the account', ({ ben }) => ben.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } })],
  ]

  test.each(ends)('what somebody wrote there goes with them when one %s', async (_, end) => {
    const house = await household()
    const { anna, ben, id, mia } = house
    await writeOwn(ben, id)
    await writeOwn(ben)
    await end(house)
    await untilOut(server, id, ben.id)
    expect(await rowsOf(id)).toEqual([mia.eaterId])
    expect((await seenBy(anna)).map((eater) => eater.name)).toEqual(['Mia'])
  })

  test('all of it goes with the kitchen', async () => {
    const { anna, id } = await household()
    await writeOwn(anna, id)
    await server.database.db.deleteFrom('books').where('id', '=', id).execute()
    expect(await rowsOf(id)).toEqual([])
  })

  test('an admin of the server sees none of it: not among members, not in what happened', async () => {
    const admin = await server.member('Root')
    await server.database.db.updateTable('users').set({ keeper: 1 }).where('id', '=', admin.id).execute()
    const { anna, id } = await household()
    await writeOwn(anna, id)
    const seen = JSON.stringify([
      await seenBy(admin),
      (await admin.api.call(listMembers, { query: {} })).data,
      (await admin.api.call(listServerEvents, { query: {} })).data,
      (await anna.api.call(listOwnEvents, { query: {} })).data,
    ])
    expect(seen).not.toMatch(/okra|Fennel|Mia|mustNot/)
  })
})
