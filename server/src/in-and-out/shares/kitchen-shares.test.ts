import { blockPerson } from '@potluck/api/blocks'
import * as kitchens from '@potluck/api/kitchens'
import { createRecipe, deleteRecipe, getRecipe } from '@potluck/api/recipes'
import * as shares from '@potluck/api/shares'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('links to recipes of a kitchen', (server) => {
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const id = await aKitchen(anna, [ben])
    const query = { kitchen: id }
    const { data: recipe } = await anna.api.call(createRecipe, { query, body: { title: 'Plum pie' } })
    return { anna, ben, carl, id, query, recipe }
  }

  const asksToShare = ({ api }: TestMember, query: { kitchen: string }, recipeId: string, name = '') =>
    api.call(shares.createShare, { query, body: { recipeId, name } })

  const share = async (...asked: Parameters<typeof asksToShare>) => (await asksToShare(...asked)).data

  const secretOf = ({ address }: shares.Share) => address.slice('s/'.length)

  const pageOf = (link: shares.Share) => fetch(`${server.address}${link.address}`)

  const asksForAll = ({ api }: TestMember, query: { kitchen?: string } = {}) => api.call(shares.listShares, { query })

  const list = async (...asked: Parameters<typeof asksForAll>) => (await asksForAll(...asked)).data

  test('are seen and ended by all who cook there, and say who made them', async () => {
    const { anna, ben, query, recipe } = await household()
    const link = await share(ben, query, recipe.id, 'Aunt Mo')
    expect(link).toMatchObject({ name: 'Aunt Mo', maker: { id: ben.id, name: 'Ben' } })
    expect(await list(anna, query)).toEqual([link])
    expect([await list(ben), await list(anna)]).toEqual([[], []])
    const text = await (await pageOf(link)).text()
    expect(text).toContain('<h1>Plum pie</h1>')
    expect(text).toContain('Ben')
    expect(text).not.toContain('Anna')

    const params = { id: link.id }
    const renamed = await anna.api.call(shares.updateShare, { params, query, body: { name: 'Mo' } })
    expect(renamed.data).toMatchObject({ name: 'Mo', maker: { id: ben.id } })
    // The own book has none.
    expect(await statusOf(ben.api.call(shares.deleteShare, { params }))).toBe(404)
    await anna.api.call(shares.deleteShare, { params, query })
    expect((await pageOf(link)).status).toBe(404)
  })

  test('open the recipe itself for its cooks, and are saved by others as of whoever made them', async () => {
    const { anna, ben, carl, query, recipe } = await household()
    const secret = secretOf(await share(ben, query, recipe.id))
    const opens = ({ api }: TestMember) => api.call(shares.getShared, { query: { secret } })
    const opened = async (member: TestMember) => (await opens(member)).data
    expect(await opened(anna)).toMatchObject({ ownerName: 'Ben', recipeId: recipe.id })
    expect(await opened(carl)).toMatchObject({ ownerName: 'Ben', recipeId: null })
    const save = async ({ api }: TestMember) => (await api.call(shares.saveShared, { body: { secret } })).data.recipeId
    expect(await save(anna)).toBe(recipe.id)
    const { data: copy } = await carl.api.call(getRecipe, { params: { id: await save(carl) } })
    expect(copy).toMatchObject({ title: 'Plum pie', fromUser: { id: ben.id } })
    await anna.api.call(deleteRecipe, { params: { id: recipe.id }, query })
    expect(await statusOf(opens(carl))).toBe(404)
  })

  test('open nothing for whom their maker blocked', async () => {
    const { ben, carl, query, recipe } = await household()
    const secret = secretOf(await share(ben, query, recipe.id))
    await ben.api.call(blockPerson, { params: { id: carl.id } })
    expect(await statusOf(carl.api.call(shares.getShared, { query: { secret } }))).toBe(404)
  })

  test.each([
    ['leaves', ({ ben, id }) => ben.api.call(kitchens.leaveKitchen, { params: { id }, body: {} })],
    [
      'is taken out',
      ({ anna, ben, id }) => anna.api.call(kitchens.removeFromKitchen, { params: { id, personId: ben.id } }),
    ],
    [
      'becomes a guest',
      ({ anna, ben, id }) =>
        anna.api.call(kitchens.changeKitchenRole, { params: { id, personId: ben.id }, body: { role: 'reader' } }),
    ],
  ] as const satisfies readonly (readonly [
    string,
    (house: Awaited<ReturnType<typeof household>>) => Promise<unknown>,
  ])[])('end when their maker %s, and no others do', async (_how, go) => {
    const house = await household()
    const { anna, ben, query, recipe } = house
    const [gone, stays] = [await share(ben, query, recipe.id), await share(anna, query, recipe.id)]
    await go(house)
    expect([(await pageOf(gone)).status, (await pageOf(stays)).status]).toEqual([404, 200])
    expect(await list(anna, query)).toMatchObject([{ id: stays.id }])
  })

  test('open nothing while the kitchen rests', async () => {
    const { anna, ben, carl, id, query, recipe } = await household()
    const link = await share(anna, query, recipe.id)
    const body = { name: 'Home', currentPassword: 'correct horse' }
    await anna.api.call(kitchens.dissolveKitchen, { params: { id }, body })
    expect((await pageOf(link)).status).toBe(404)
    const opened = carl.api.call(shares.getShared, { query: { secret: secretOf(link) } })
    expect(await statusOf(opened)).toBe(404)
    await ben.api.call(kitchens.reopenKitchen, { params: { id } })
    expect((await pageOf(link)).status).toBe(200)
  })

  test('guests make none and see none', async () => {
    const { anna, id, query, recipe } = await household()
    const gil = await server.member('Gil')
    await joins(anna, id, gil, 'reader')
    await share(anna, query, recipe.id)
    expect([await statusOf(asksToShare(gil, query, recipe.id)), await statusOf(asksForAll(gil, query))]).toEqual([
      403, 403,
    ])
  })
})
