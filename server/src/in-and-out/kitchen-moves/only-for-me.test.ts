import { listBookChanges } from '@potluck/api/book-changes'
import { addCooking, listCookings } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { dissolveKitchen, leaveKitchen, setOnlyForMe } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { addMealPlanItems, createMealPlan, getMealPlan } from '@potluck/api/meal-plans'
import { updateProfile } from '@potluck/api/profiles'
import * as recipes from '@potluck/api/recipes'
import { createShare } from '@potluck/api/shares'
import { listVersions } from '@potluck/api/versions'
import { aKitchen, aPicture, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { hears } from '../../testing/heard.ts'
import { leaves, takesOut } from '../../testing/leaving.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('a recipe of a kitchen that its cook keeps to themselves', (server) => {
  /** Ben added a cake to Anna's kitchen, where it has all that a recipe may have. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const kitchen = await aKitchen(anna, [ben])
    const query = { kitchen }
    const picture = (await ben.api.call(uploadImage, { query, file: await aPicture() })).data
    const body = { title: 'Plum cake', ingredients: '3 plums', labels: ['Sweet'], imageIds: [picture.id], rating: 4 }
    const { data: cake } = await ben.api.call(recipes.createRecipe, { query, body })
    const params = { id: cake.id }
    const changed = { ...recipes.writtenFields(cake), instructions: 'Bake.' }
    await anna.api.call(recipes.updateRecipe, { params, query, body: changed })
    await anna.api.call(recipes.rateRecipe, { params, query, body: { rating: 1 } })
    await anna.api.call(addCooking, { params, query, body: { note: 'hers' } })
    const { data: sauce } = await anna.api.call(recipes.createRecipe, { query, body: { title: 'Sauce' } })
    await ben.api.call(recipes.linkRecipe, { params: { ...params, linkedId: sauce.id }, query })
    return { anna, ben, carl, kitchen, query, params, id: cake.id, picture }
  }

  const mark = ({ api }: TestMember, id: string, kitchen: string, onlyForMe = true) =>
    api.call(setOnlyForMe, { params: { id }, query: { kitchen }, body: { onlyForMe } })

  const titles = async ({ api }: TestMember, query: { kitchen?: string } = {}) =>
    (await api.call(recipes.listRecipes, { query })).data.data.map(({ title }) => title)

  const read = async ({ api }: TestMember, id: string) => (await api.call(recipes.getRecipe, { params: { id } })).data

  const reads = ({ api }: TestMember, id: string) => statusOf(api.call(recipes.getRecipe, { params: { id } }))

  test('a page that asks for related recipes in the book where it was is answered from the one where it is', async () => {
    const { anna, ben, kitchen, query, params, id } = await household()
    const { data: supper } = await ben.api.call(recipes.createRecipe, { query, body: { title: 'Supper' } })
    await ben.api.call(recipes.linkRecipe, { params: { id: supper.id, linkedId: id }, query })
    const related = async (member: TestMember, asked: { kitchen?: string }) =>
      (await member.api.call(recipes.listRelated, { params, query: asked })).data.map(({ title }) => title)
    expect([await related(ben, query), await related(ben, {})]).toEqual([['Supper'], ['Supper']])
    await mark(ben, id, kitchen)
    expect([await related(ben, query), await related(ben, {})]).toEqual([[], []])
    expect(await statusOf(anna.api.call(recipes.listRelated, { params, query }))).toBe(404)
  })

  test('is seen by nobody else: not in lists, searches, labels or a device’s copy, nor by its id; all are told', async () => {
    const { anna, ben, kitchen, query, params, id } = await household()
    const before = (await anna.api.call(listBookChanges, { query })).data.mark
    const heard = hears(server, anna.id, 'recipes:changed')
    await mark(ben, id, kitchen)
    expect(await heard()).toMatchObject([{ recipeId: id, change: 'deleted', kitchenId: kitchen }])
    expect([await reads(anna, id), await titles(anna, query)]).toEqual([404, ['Sauce']])
    const { data: found } = await anna.api.call(recipes.searchRecipes, { query: { ...query, query: 'plums' } })
    expect([found.data, (await anna.api.call(listLabels, { query })).data]).toEqual([[], []])
    const { data: changes } = await anna.api.call(listBookChanges, { query: { ...query, since: before } })
    expect(changes.goneRecipes).toEqual([id])
    const change = anna.api.call(recipes.updateRecipe, { params, query, body: { title: 'Mine' } })
    expect([await statusOf(change), await statusOf(anna.api.call(listVersions, { params, query }))]).toEqual([404, 404])
  })

  test('says who saved which version, in the own book and when it is back', async () => {
    const { anna, ben, kitchen, query, params, id } = await household()
    await mark(ben, id, kitchen)
    const body = { ...recipes.writtenFields(await read(ben, id)), instructions: 'Bake long.' }
    await ben.api.call(recipes.updateRecipe, { params, body })
    const savers = async (asked: { kitchen?: string }) =>
      (await ben.api.call(listVersions, { params, query: asked })).data.map(({ savedBy }) => savedBy?.id)
    expect(await savers({})).toEqual([anna.id, ben.id])
    await mark(ben, id, kitchen, false)
    expect([await savers(query), (await read(anna, id)).savedBy?.id]).toEqual([[anna.id, ben.id], ben.id])
  })

  test('stays with its cook, with id, picture, versions, log and rating, and is given back with all of it', async () => {
    const { anna, ben, kitchen, query, params, id } = await household()
    await mark(ben, id, kitchen)
    const own = await read(ben, id)
    expect(own).toMatchObject({ rating: 4, onlyForMeIn: kitchen, instructions: 'Bake.', isOwner: true, version: 2 })
    expect((await fetch(`${server.address}api/${own.image?.medium}`)).status).toBe(200)
    expect((await ben.api.call(listVersions, { params })).data).toHaveLength(1)
    expect((await ben.api.call(listCookings, { params })).data.map(({ note }) => note)).toEqual(['hers'])
    expect((await ben.api.call(recipes.listRecipes, {})).data.data).toMatchObject([{ id, onlyForMeIn: kitchen }])
    await mark(ben, id, kitchen, false)
    expect([await titles(anna, query), await titles(ben)]).toEqual([['Plum cake', 'Sauce'], []])
    const hers = await read(anna, id)
    expect(hers).toMatchObject({ rating: 1, kitchenId: kitchen, addedBy: { id: ben.id }, savedBy: { id: anna.id } })
    expect([hers.onlyForMeIn, hers.linked.map(({ title }) => title)]).toEqual([undefined, ['Sauce']])
    expect((await read(ben, id)).rating).toBe(4)
    const { data: log } = await anna.api.call(listCookings, { params, query })
    expect(log).toMatchObject([{ note: 'hers', person: { id: anna.id } }])
  })

  test('is marked by nobody but its cook, as often as they like, and a stranger learns nothing of it', async () => {
    const { anna, ben, carl, kitchen, id } = await household()
    const gil = await server.member('Gil')
    await joins(anna, kitchen, gil, 'reader')
    const marks = (member: TestMember, onlyForMe: boolean) => statusOf(mark(member, id, kitchen, onlyForMe))
    expect([await marks(anna, true), await marks(gil, true), await marks(carl, true)]).toEqual([403, 403, 404])
    expect([await marks(ben, true), await marks(ben, true)]).toEqual([200, 200])
    expect([await marks(anna, false), await marks(anna, true)]).toEqual([404, 404])
    expect([await marks(ben, false), await marks(ben, false)]).toEqual([200, 200])
  })

  test('others read the words of a dish that was planned of it, which opens nothing; its cook opens it', async () => {
    const { anna, ben, kitchen, id } = await household()
    const plan = (await anna.api.call(createMealPlan, { body: { title: 'Week', kitchenId: kitchen } })).data
    const items = [{ title: 'Plum cake', recipeId: id, day: '2026-11-22' }]
    await anna.api.call(addMealPlanItems, { params: { id: plan.id }, body: { items } })
    const dish = async ({ api }: TestMember) => {
      const query = { from: '2026-11-01', to: '2026-11-30' }
      const [item] = (await api.call(getMealPlan, { params: { id: plan.id }, query })).data.items
      return [item?.title, item?.recipe?.id]
    }
    await mark(ben, id, kitchen)
    expect([await dish(anna), await dish(ben), await reads(anna, id)]).toEqual([
      ['Plum cake', undefined],
      ['Plum cake', id],
      404,
    ])
    await mark(ben, id, kitchen, false)
    expect(await dish(anna)).toEqual(['Plum cake', id])
  })

  test('opens by no link and on no profile until it is given back', async () => {
    const { anna, ben, carl, kitchen, query, id } = await household()
    const links: string[] = []
    for (const member of [anna, ben]) {
      const { data } = await member.api.call(createShare, { query, body: { recipeId: id, name: '', expiresAt: null } })
      links.push(data.address)
    }
    const opened = async () => Promise.all(links.map(async (link) => (await fetch(`${server.address}${link}`)).status))
    const profileItems = [{ kind: 'all', visibility: 'public' } as const]
    await ben.api.call(updateProfile, { body: { enableProfile: true, profileVisibility: 'public', profileItems } })
    await ben.api.call(recipes.createRecipe, { body: { title: 'Bread' } })
    expect(await opened()).toEqual([200, 200])
    await mark(ben, id, kitchen)
    expect(await opened()).toEqual([404, 404])
    const shown = (await carl.api.call(recipes.listRecipes, { query: { userId: ben.id } })).data
    expect([shown.data.map(({ title }) => title), shown.totalCount]).toEqual([['Bread'], 1])
    expect(await reads(carl, id)).toBe(404)
    await mark(ben, id, kitchen, false)
    expect(await opened()).toEqual([200, 200])
  })

  test.each([
    ['leaves', ({ ben, kitchen }: Awaited<ReturnType<typeof household>>) => leaves(ben, kitchen)],
    [
      'is taken out',
      ({ anna, ben, kitchen }: Awaited<ReturnType<typeof household>>) => takesOut(server, anna, kitchen, ben),
    ],
  ])('is wholly theirs when its cook %s', async (_, goes) => {
    const house = await household()
    const { anna, ben, kitchen, query, id } = house
    await mark(ben, id, kitchen)
    await goes(house)
    expect([await titles(ben), await titles(anna, query)]).toEqual([['Plum cake'], ['Sauce']])
    const own = await read(ben, id)
    expect([own.onlyForMeIn, own.rating, own.isOwner]).toEqual([undefined, 4, true])
    const fields = await server.database.db
      .selectFrom('personalFields')
      .selectAll()
      .where('recipeId', '=', id)
      .execute()
    expect(fields).toEqual([])
  })

  test('is wholly theirs when the kitchen is gone', async () => {
    const { anna, ben, kitchen, id } = await household()
    await mark(ben, id, kitchen)
    const body = { name: 'Home', currentPassword: 'correct horse' }
    await anna.api.call(dissolveKitchen, { params: { id: kitchen }, body })
    expect(await statusOf(mark(ben, id, kitchen, false))).toBe(403)
    expect(await statusOf(anna.api.call(leaveKitchen, { params: { id: kitchen }, body: {} }))).toBe(200)
    await leaves(ben, kitchen)
    expect((await read(ben, id)).onlyForMeIn).toBeUndefined()
  })
})
