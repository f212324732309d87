import * as kitchenLinks from '@potluck/api/kitchen-links'
import * as kitchens from '@potluck/api/kitchens'
import { getMealPlan } from '@potluck/api/meal-plans'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import { getShoppingList } from '@potluck/api/shopping-lists'
import { type KitchenCase, kitchenBookRows } from '../../testing/access-rows/in-kitchens.ts'
import { kitchenCase, thingCase } from '../../testing/access-rows/kitchen-scenes.ts'
import { kitchenThingRows, type ThingCase } from '../../testing/access-rows/things-of-kitchens.ts'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('what rests is read as a reader reads it', (server) => {
  let members: readonly TestMember[]
  let scene: KitchenCase
  let things: ThingCase

  beforeAll(async () => {
    const [owner, cook, reader] = [await server.member('Kim'), await server.member('Cora'), await server.member('Gil')]
    const id = await aKitchen(owner, [cook])
    await joins(owner, id, reader, 'reader')
    scene = await kitchenCase(owner.api, id)
    things = await thingCase(owner.api, id)
    const body = { name: 'Home', currentPassword: 'correct horse' }
    await owner.api.call(kitchens.dissolveKitchen, { params: { id }, body })
    members = [owner, cook, reader]
  })

  const inAll = (call: (member: TestMember) => Promise<unknown>, fine = 200) =>
    Promise.all(
      members.map((member) =>
        call(member).then(
          () => fine,
          (error: { readonly status: number }) => error.status,
        ),
      ),
    )

  test.each(kitchenBookRows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))(
    '%s',
    async (_name, { endpoint, done, call }) => {
      const answers = await inAll(({ api }) => call(api, scene), endpoint.status ?? 200)
      const expected = endpoint.book === 'write' ? 403 : done
      expect(answers).toEqual([expected, expected, expected])
    },
  )

  test.each(kitchenThingRows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))(
    '%s',
    async (_name, { endpoint, reader, call }) => {
      expect(await inAll(({ api }) => call(api, things), endpoint.status ?? 200)).toEqual([reader, reader, reader])
    },
  )

  test('nobody is asked, let in, taken out, called otherwise or made something else', async () => {
    const { kitchen: id } = scene.query
    const [owner, cook, reader] = members
    const other = await server.member('Olga')
    if (!owner || !cook || !reader) throw new Error('nobody is there')
    await owner.befriends(other)
    const params = { id }
    const body = { personId: other.id, role: 'owner' as const }
    const calls: readonly ((member: TestMember) => Promise<unknown>)[] = [
      ({ api }) => api.call(kitchens.inviteToKitchen, { params, body }),
      ({ api }) => api.call(kitchenLinks.createKitchenLink, { params, body: {} }),
      ({ api }) => api.call(kitchenLinks.listKitchenLinks, { params }),
      ({ api }) => api.call(kitchens.renameKitchen, { params, body: { name: 'Mine' } }),
      ({ api }) => api.call(kitchens.removeFromKitchen, { params: { id, personId: other.id } }),
      ({ api, id: personId }) =>
        api.call(kitchens.changeKitchenRole, { params: { id, personId }, body: { role: 'owner' } }),
    ]
    for (const call of calls) expect(await inAll(call)).toEqual([403, 403, 403])
  })

  test('all of it is there afterwards as it was, and who cooked there writes again', async () => {
    const { query } = scene
    const [owner, cook] = members
    if (!owner || !cook) throw new Error('nobody is there')
    const before = (await owner.api.call(listRecipes, { query })).data.data.map(({ title }) => title)
    expect(before).toEqual(['Plum cake', 'Sauce'])
    expect((await cook.api.call(getShoppingList, { params: { id: things.listId } })).data.items).toHaveLength(1)
    expect((await cook.api.call(getMealPlan, { params: { id: things.planId } })).data.items).toHaveLength(1)
    await owner.api.call(kitchens.reopenKitchen, { params: { id: query.kitchen } })
    const body = { title: 'Jam' }
    expect(await statusOf(cook.api.call(createRecipe, { query, body }))).toBe(201)
  })
})
