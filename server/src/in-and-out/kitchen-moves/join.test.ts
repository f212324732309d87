import { addCooking, listCookings } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { listDoubles, startMove, undoMove } from '@potluck/api/kitchen-moves'
import { listLabels } from '@potluck/api/labels'
import * as recipes from '@potluck/api/recipes'
import { listShares } from '@potluck/api/shares'
import { v7 as uuid } from 'uuid'
import { aKitchen, aPicture, aRecipe, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { planAndShare } from '../../testing/plan-and-share.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('joining recipes that the own book and a kitchen both have', (server) => {
  const move = async (member: TestMember, id: string, body: object) => {
    const sent = { id: uuid(), recipes: { kind: 'all' as const }, ...body }
    await member.api.call(startMove, { params: { id }, body: sent })
    return jobEnd(member, sent.id)
  }

  const join = (member: TestMember, id: string, recipeIds: readonly string[]) =>
    move(member, id, { recipes: { kind: 'recipes', recipeIds: [...recipeIds] }, joins: true, emptiesOwnBook: true })

  const doubles = async ({ api }: TestMember, id: string) => (await api.call(listDoubles, { params: { id } })).data

  const read = async ({ api }: TestMember, id: string) => (await api.call(recipes.getRecipe, { params: { id } })).data

  const titles = async ({ api }: TestMember, query: { kitchen?: string } = {}) =>
    (await api.call(recipes.listRecipes, { query })).data.data.map(({ title }) => title)

  const picture = async ({ api }: TestMember, background: string) =>
    (await api.call(uploadImage, { file: await aPicture(background) })).data.id

  const logOf = async ({ api }: TestMember, id: string, query: { kitchen?: string } = {}) =>
    (await api.call(listCookings, { params: { id }, query })).data.map(({ note }) => note).toSorted()

  /** Ben copied a cake and its sauce into Anna's kitchen long ago; since then both cooked, noted and photographed. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const id = await aKitchen(anna, [ben])
    const query = { kitchen: id }
    const sauce = await aRecipe(ben, { title: 'Sauce' })
    const cake = await aRecipe(ben, {
      title: 'Plum cake',
      ingredients: '3 plums',
      imageIds: [await picture(ben, 'plum')],
    })
    await move(ben, id, {})
    const rows = (await anna.api.call(recipes.listRecipes, { query })).data.data
    const [cakeThere = '', sauceThere = ''] = rows.map((row) => row.id)
    await anna.api.call(addCooking, { params: { id: cakeThere }, query, body: { note: 'hers' } })
    const params = { id: cake.id }
    const body = { title: 'Plum cake', ingredients: '3 plums', labels: ['Sweet'], rating: 4 }
    const imageIds = [...(await read(ben, cake.id)).images.map((image) => image.id), await picture(ben, 'purple')]
    await ben.api.call(recipes.updateRecipe, { params, body: { ...body, imageIds } })
    await ben.api.call(addCooking, { params, body: { note: 'his' } })
    await ben.api.call(recipes.linkRecipe, { params: { ...params, linkedId: sauce.id } })
    const { share, dish } = await planAndShare(ben, cake)
    return { anna, ben, carl, id, query, cake: cake.id, sauce: sauce.id, cakeThere, sauceThere, share, dish }
  }

  test('are found by an earlier copy or by the same words, and whether both are the same is said', async () => {
    const { anna, ben, carl, id, query, cake, sauce, cakeThere, sauceThere } = await household()
    const sauceNow = { title: 'Sauce', ingredients: '1 lemon' }
    await anna.api.call(recipes.updateRecipe, { params: { id: sauceThere }, query, body: sauceNow })
    const soup = await aRecipe(ben, { title: 'Soup', ingredients: '1 leek' })
    const { data: soupThere } = await anna.api.call(recipes.createRecipe, {
      query,
      body: { title: 'Soup', ingredients: '1 leek' },
    })
    await anna.api.call(recipes.createRecipe, { query, body: { title: 'Bread' } })
    await aRecipe(ben, { title: 'Bread', ingredients: 'flour' })
    const named = (id: string, title: string) => ({ id, title })
    expect(await doubles(ben, id)).toEqual({
      doubleCount: 3,
      doubles: [
        { recipe: named(cake, 'Plum cake'), inKitchen: named(cakeThere, 'Plum cake'), isSame: true },
        { recipe: named(sauce, 'Sauce'), inKitchen: named(sauceThere, 'Sauce'), isSame: false },
        { recipe: named(soup.id, 'Soup'), inKitchen: named(soupThere.id, 'Soup'), isSame: true },
      ],
    })
    expect((await doubles(anna, id)).doubles).toEqual([])
    expect(await statusOf(carl.api.call(listDoubles, { params: { id } }))).toBe(404)
    await joins(anna, id, carl, 'reader')
    expect(await statusOf(carl.api.call(listDoubles, { params: { id } }))).toBe(403)
  })

  test('leaves one with the ratings, logs, labels, pictures and links of both; dishes, links and the old id lead to it', async () => {
    const { anna, ben, id, query, cake, sauce, cakeThere, sauceThere, share, dish } = await household()
    expect(await join(ben, id, [cake, sauce])).toMatchObject({ status: 'done', outcomes: { done: 2, skipped: 0 } })
    expect([await titles(ben), await titles(ben, query)]).toEqual([[], ['Plum cake', 'Sauce']])
    const one = await read(ben, cakeThere)
    expect(one).toMatchObject({ rating: 4, ingredients: '3 plums', linked: [{ id: sauceThere }] })
    expect([one.images.length, one.labels.map(({ title }) => title)]).toEqual([2, ['Sweet']])
    expect(await logOf(anna, cakeThere, query)).toEqual(['hers', 'his'])
    expect([(await read(ben, cake)).id, await dish()]).toEqual([cakeThere, cakeThere])
    expect((await fetch(`${server.address}${share.address}`)).status).toBe(200)
    expect((await ben.api.call(listShares, { query })).data).toMatchObject([{ id: share.id, maker: { id: ben.id } }])
    expect((await ben.api.call(listLabels, {})).data).toEqual([])
    expect((await doubles(ben, id)).doubleCount).toBe(0)
    expect(await statusOf(anna.api.call(recipes.getRecipe, { params: { id: cake } }))).toBe(404)
  })

  test('is undone: the own recipe is back as it was, dishes and links lead to it; the kitchen’s keeps what it has', async () => {
    const { anna, ben, id, query, cake, sauce, cakeThere, share, dish } = await household()
    const { id: moveId } = await join(ben, id, [cake, sauce])
    await anna.api.call(recipes.rateRecipe, { params: { id: cakeThere }, query, body: { rating: 2 } })
    await jobEnd(ben, (await ben.api.call(undoMove, { params: { id, moveId } })).data.jobId)
    expect([await titles(ben), await titles(anna, query)]).toEqual([
      ['Plum cake', 'Sauce'],
      ['Plum cake', 'Sauce'],
    ])
    const back = await read(ben, cake)
    expect(back).toMatchObject({ id: cake, rating: 4, linked: [{ id: sauce }], isOwner: true })
    expect([back.images.length, await logOf(ben, cake), await dish()]).toEqual([2, ['his'], cake])
    expect((await fetch(`${server.address}${share.address}`)).status).toBe(200)
    expect((await ben.api.call(listShares, {})).data).toMatchObject([{ id: share.id }])
    expect(await read(anna, cakeThere)).toMatchObject({ rating: 2 })
    expect((await doubles(ben, id)).doubleCount).toBe(2)
  })

  test('passes over what the kitchen has not', async () => {
    const { ben, id, query, sauce } = await household()
    const bread = await aRecipe(ben, { title: 'Bread', ingredients: 'flour' })
    expect(await join(ben, id, [bread.id, sauce])).toMatchObject({ outcomes: { done: 1, skipped: 1 } })
    expect([await titles(ben), await titles(ben, query)]).toEqual([
      ['Bread', 'Plum cake'],
      ['Plum cake', 'Sauce'],
    ])
  })
})
