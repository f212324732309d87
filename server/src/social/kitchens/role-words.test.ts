import { deleteAccount } from '@potluck/api/account'
import * as kitchenLinks from '@potluck/api/kitchen-links'
import * as kitchens from '@potluck/api/kitchens'
import { createRecipe } from '@potluck/api/recipes'
import { createShoppingList, deleteShoppingList } from '@potluck/api/shopping-lists'
import { listDeletedThings } from '@potluck/api/trash'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('a role of a kitchen', (server) => {
  const rolesOf = async ({ api }: TestMember, id: string) => {
    const { data } = await api.call(kitchens.getKitchen, { params: { id } })
    return Object.fromEntries(data.members.map(({ person, role }) => [person.name, role]))
  }

  test('has its former word in requests of clients before version 2.0, in answers and in rows', async () => {
    const [anna, ben, gil] = [await server.member('Anna'), await server.member('Ben'), await server.member('Gil')]
    const id = await aKitchen(anna, [ben])
    await joins(anna, id, gil, 'cook')
    const become = (personId: string, role: 'keeper' | 'guest') =>
      anna.api.call(kitchens.changeKitchenRole, { params: { id, personId }, body: { role } })
    await become(ben.id, 'keeper')
    await become(gil.id, 'guest')
    const { data: link } = await anna.api.call(kitchenLinks.createKitchenLink, {
      params: { id },
      body: { role: 'guest' },
    })
    expect(link.role).toBe('guest')
    expect(await rolesOf(gil, id)).toEqual({ Anna: 'keeper', Ben: 'keeper', Gil: 'guest' })
    const rows = server.database.db.selectFrom('kitchenMembers').where('kitchenId', '=', id)
    expect((await rows.select('role').orderBy('joinedAt').execute()).map(({ role }) => role)).toEqual([
      'keeper',
      'keeper',
      'guest',
    ])
    await become(ben.id, 'guest')
    const lastWords = { params: { id }, body: { nextKeeperId: ben.id } }
    await anna.api.call(kitchens.leaveKitchen, lastWords)
    expect(await rolesOf(ben, id)).toEqual({ Ben: 'keeper', Gil: 'guest' })
  })

  test('counts by its present word in rows that a later version wrote', async () => {
    const [anna, ben, gil] = [await server.member('Anna'), await server.member('Ben'), await server.member('Gil')]
    const id = await aKitchen(anna, [ben])
    await joins(anna, id, gil, 'reader')
    const { db } = server.database
    for (const [person, role] of [[anna, 'owner'] as const, [gil, 'reader'] as const]) {
      await db.updateTable('kitchenMembers').set({ role }).where('personId', '=', person.id).execute()
    }
    expect(await rolesOf(gil, id)).toEqual({ Anna: 'keeper', Ben: 'cook', Gil: 'guest' })
    const write = ({ api }: TestMember) =>
      statusOf(api.call(createRecipe, { query: { kitchen: id }, body: { title: 'Soup' } }))
    expect([await write(anna), await write(gil)]).toEqual([201, 403])
    const rename = ({ api }: TestMember) =>
      statusOf(api.call(kitchens.renameKitchen, { params: { id }, body: { name: 'Cabin' } }))
    expect([await rename(anna), await rename(ben), await rename(gil)]).toEqual([200, 403, 403])
    expect(await statusOf(anna.api.call(kitchens.leaveKitchen, { params: { id }, body: {} }))).toBe(409)
    const { data: list } = await anna.api.call(createShoppingList, { body: { title: 'Market', kitchenId: id } })
    await anna.api.call(deleteShoppingList, { params: { id: list.id } })
    const deletedFor = async ({ api }: TestMember) =>
      (await api.call(listDeletedThings, {})).data.lists.map((deleted) => deleted.id)
    expect([await deletedFor(ben), await deletedFor(gil)]).toEqual([[list.id], []])
    await anna.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } })
    expect(await rolesOf(gil, id)).toEqual({ Ben: 'keeper', Gil: 'guest' })
  })
})
