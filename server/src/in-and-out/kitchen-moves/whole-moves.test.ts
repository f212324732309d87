import { addCooking, listCookings } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { listJobs } from '@potluck/api/jobs'
import { startMove, undoMove } from '@potluck/api/kitchen-moves'
import { noteForOneself } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import * as recipes from '@potluck/api/recipes'
import { listShares } from '@potluck/api/shares'
import { listVersions } from '@potluck/api/versions'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { now } from '../../machinery/base/database/instant.ts'
import { aKitchen, aPicture, aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { planAndShare } from '../../testing/plan-and-share.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { belongingTables } from './belongings.ts'

bothDatabases('moving recipes themselves into a kitchen', (server) => {
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const id = await aKitchen(anna, [ben])
    return { anna, ben, carl, id, params: { id }, query: { kitchen: id } }
  }

  const move = async (member: TestMember, id: string, body: object = {}) => {
    const sent = { id: uuid(), recipes: { kind: 'all' }, emptiesOwnBook: true, ...body } as const
    await member.api.call(startMove, { params: { id }, body: sent })
    return jobEnd(member, sent.id)
  }

  const undo = async (member: TestMember, id: string, moveId: string) =>
    jobEnd(member, (await member.api.call(undoMove, { params: { id, moveId } })).data.jobId)

  const titles = async ({ api }: TestMember, query: { kitchen?: string } = {}) =>
    (await api.call(recipes.listRecipes, { query })).data.data.map(({ title }) => title)

  const read = async ({ api }: TestMember, id: string) => (await api.call(recipes.getRecipe, { params: { id } })).data

  const search = async ({ api }: TestMember, words: string, query: { kitchen?: string } = {}) =>
    (await api.call(recipes.searchRecipes, { query: { ...query, query: words } })).data.data.map(({ id }) => id)

  const change = async (member: TestMember, id: string, draft: Partial<recipes.RecipeDraft>, query: object = {}) => {
    const body = { ...recipes.writtenFields(await read(member, id)), ...draft }
    await member.api.call(recipes.updateRecipe, { params: { id }, query, body })
  }

  /** A recipe of Ben's with everything that a recipe may have, and its sauce. */
  async function fullRecipe(ben: TestMember) {
    const picture = (await ben.api.call(uploadImage, { file: await aPicture() })).data
    const earlier = (await ben.api.call(uploadImage, { file: await aPicture() })).data
    const sauce = await aRecipe(ben, { title: 'Sauce' })
    const cake = await aRecipe(ben, { title: 'Plum cake', imageIds: [earlier.id] })
    const params = { id: cake.id }
    const body = { title: 'Plum cake', ingredients: '3 plums', labels: ['Sweet'], rating: 4, imageIds: [picture.id] }
    await ben.api.call(recipes.updateRecipe, { params, body })
    await ben.api.call(recipes.linkRecipe, { params: { ...params, linkedId: sauce.id } })
    const cookedAt = '2026-01-02T10:00:00.000Z'
    await ben.api.call(addCooking, { params, body: { note: 'good', cookedAt } })
    const { share, dish } = await planAndShare(ben, cake)
    return { id: cake.id, sauceId: sauce.id, share, dish, cookedAt, picture }
  }

  test('keeps their ids, pictures, labels, versions, log, rating, links and dishes; the own book has them no more', async () => {
    const { anna, ben, id, query } = await household()
    const { id: cake, sauceId, share, dish, cookedAt } = await fullRecipe(ben)
    expect(await move(ben, id)).toMatchObject({ status: 'done', total: 2, outcomes: { done: 2 } })
    expect([await titles(ben), await titles(anna, query)]).toEqual([[], ['Plum cake', 'Sauce']])
    expect((await ben.api.call(listLabels, {})).data).toEqual([])
    const hers = await read(anna, cake)
    expect(hers).toMatchObject({ ingredients: '3 plums', rating: null, addedBy: { id: ben.id }, version: 2 })
    expect([hers.labels.map(({ title }) => title), hers.linked]).toEqual([['Sweet'], [{ id: sauceId, title: 'Sauce' }]])
    expect(await read(ben, cake)).toMatchObject({ rating: 4, lastCookedAt: cookedAt, kitchenId: id })
    const { data: versions } = await anna.api.call(listVersions, { params: { id: cake }, query })
    expect(versions).toMatchObject([{ version: 1, savedBy: { id: ben.id } }])
    const { data: log } = await anna.api.call(listCookings, { params: { id: cake }, query })
    expect(log).toMatchObject([{ note: 'good', person: { id: ben.id } }])
    expect((await fetch(`${server.address}api/${hers.image?.medium}`)).status).toBe(200)
    expect((await fetch(`${server.address}${share.address}`)).status).toBe(200)
    expect((await ben.api.call(listShares, { query })).data).toMatchObject([{ id: share.id, maker: { id: ben.id } }])
    expect(await dish()).toBe(cake)
    expect([await search(anna, 'plums', query), await search(ben, 'plums')]).toEqual([[cake], []])
  })

  test('is undone as a whole without losing what was changed since', async () => {
    const { anna, ben, id, query } = await household()
    const { id: cake, sauceId, share, dish } = await fullRecipe(ben)
    const { id: moveId } = await move(ben, id)
    await change(anna, cake, { instructions: 'Bake.' }, query)
    await anna.api.call(addCooking, { params: { id: cake }, query, body: { note: 'hers' } })
    await anna.api.call(recipes.rateRecipe, { params: { id: cake }, query, body: { rating: 1 } })
    await ben.api.call(recipes.rateRecipe, { params: { id: cake }, query, body: { rating: 5 } })
    await ben.api.call(noteForOneself, { params: { id: cake }, query, body: { note: 'Less sugar.' } })
    await anna.api.call(recipes.deleteRecipe, { params: { id: sauceId }, query })
    const kitchenOfMove = async () =>
      (await ben.api.call(listJobs, {})).data.find((job) => job.id === moveId)?.kitchenId
    expect(await kitchenOfMove()).toBe(id)
    expect(await undo(ben, id, moveId)).toMatchObject({ status: 'done', total: 2 })
    expect(await kitchenOfMove()).toBeUndefined()
    expect([await titles(ben), await titles(anna, query)]).toEqual([['Plum cake', 'Sauce'], []])
    const back = await read(ben, cake)
    expect(back).toMatchObject({ instructions: 'Bake.', rating: 5, notes: 'Less sugar.', isOwner: true })
    expect([back.images.length, back.linked.length, back.kitchenId]).toEqual([1, 1, undefined])
    const { data: log } = await ben.api.call(listCookings, { params: { id: cake } })
    expect(log.map(({ note }) => note).toSorted()).toEqual(['good', 'hers'])
    expect((await fetch(`${server.address}${share.address}`)).status).toBe(200)
    expect(await dish()).toBe(cake)
    expect(await search(ben, 'plums')).toEqual([cake])
    expect(await statusOf(anna.api.call(recipes.getRecipe, { params: { id: cake } }))).toBe(404)
    const { db } = server.database
    const others = await db.selectFrom('personalFields').select('personId').where('recipeId', '=', cake).execute()
    expect(others).toEqual([])
  })

  test('is not undone after 30 days', async () => {
    const { ben, id } = await household()
    await aRecipe(ben, { title: 'Soup' })
    const { id: moveId } = await move(ben, id)
    const createdAt = now(-31 * 86_400_000)
    await server.database.db.updateTable('kitchenMoves').set({ createdAt }).where('id', '=', moveId).execute()
    expect(await statusOf(ben.api.call(undoMove, { params: { id, moveId } }))).toBe(409)
    expect(await titles(ben)).toEqual([])
  })

  test('a changed copy comes home when the copying is undone; of an unchanged one the own recipe has what was noted', async () => {
    const { anna, ben, id, query } = await household()
    await aRecipe(ben, { title: 'Pie' })
    const soup = await aRecipe(ben, { title: 'Soup' })
    const { id: moveId, results } = await move(ben, id, { emptiesOwnBook: false })
    const copyOf = (name: string) => results.find((result) => result.name === name)?.refers?.id ?? ''
    await change(anna, copyOf('Pie'), { instructions: 'Bake.' }, query)
    const noted = { params: { id: copyOf('Soup') }, query, body: { note: 'again' } }
    await ben.api.call(addCooking, noted)
    await undo(ben, id, moveId)
    expect([await titles(ben), await titles(anna, query)]).toEqual([['Pie', 'Pie', 'Soup'], []])
    expect(await read(ben, copyOf('Pie'))).toMatchObject({ instructions: 'Bake.', isOwner: true })
    const { data: log } = await ben.api.call(listCookings, { params: { id: soup.id } })
    expect(log.map(({ note }) => note)).toEqual(['again'])
  })

  test('of what the kitchen has with the same text, the own one goes into the trash, and comes back', async () => {
    const { anna, ben, id, query } = await household()
    const pancakes = { title: 'Pancakes', ingredients: '200 g flour\n2 eggs\n300 ml milk\n1 pinch salt' }
    await anna.api.call(recipes.createRecipe, { query, body: pancakes })
    await aRecipe(ben, pancakes)
    const other = await aRecipe(ben, { ...pancakes, instructions: 'Whisk.' })
    const { id: moveId } = await move(ben, id)
    expect([await titles(ben), await titles(anna, query)]).toEqual([['Pancakes'], ['Pancakes']])
    expect((await read(ben, other.id)).isOwner).toBe(true)
    await undo(ben, id, moveId)
    expect([await titles(ben), await titles(anna, query)]).toEqual([['Pancakes', 'Pancakes'], ['Pancakes']])
  })

  test('links recipes that come in two moves, and a picture that two recipes show stays with both', async () => {
    const { anna, ben, id, query } = await household()
    const picture = (await ben.api.call(uploadImage, { file: await aPicture() })).data
    const [cake, pie, sauce] = [
      await aRecipe(ben, { title: 'Cake', imageIds: [picture.id] }),
      await aRecipe(ben, { title: 'Pie', imageIds: [picture.id] }),
      await aRecipe(ben, { title: 'Sauce' }),
    ]
    for (const recipe of [cake, pie]) {
      const params = { id: recipe.id, linkedId: sauce.id }
      await ben.api.call(recipes.linkRecipe, { params, query: { words: 'vanilla' } })
    }
    await move(ben, id, { recipes: { kind: 'recipes', recipeIds: [cake.id] } })
    const apart = await read(anna, cake.id)
    expect([apart.linked, apart.images.length, (await read(ben, pie.id)).images.length]).toEqual([[], 1, 1])
    await move(ben, id)
    const linked = [{ id: sauce.id, title: 'Sauce', words: 'vanilla' }]
    for (const recipe of [cake, pie]) expect((await read(anna, recipe.id)).linked).toEqual(linked)
    expect(await titles(anna, query)).toEqual(['Cake', 'Pie', 'Sauce'])
  })
})

bothDatabases('what belongs to a recipe', (server, kind) => {
  /** The tables with a foreign key to recipes, or to what belongs to one. */
  async function tablesOfRecipes(): Promise<string[]> {
    const { db } = server.database
    const { rows } = await (kind === 'sqlite'
      ? sql<{
          name: string
        }>`select distinct child.name from sqlite_master as child, pragma_foreign_key_list(child.name) as key
          where child.type = 'table' and key."table" in ('recipes', 'recipeVersions')`.execute(db)
      : sql<{ name: string }>`select distinct child.relname as name from pg_constraint as key
          join pg_class as child on child.oid = key.conrelid
          where key.contype = 'f' and key.confrelid in ('recipes'::regclass, '"recipeVersions"'::regclass)`.execute(db))
    return rows.map(({ name }) => name).toSorted()
  }

  test('goes along in each table that has some, except in those that are written anew, or are of a profile or an inbox', async () => {
    const anew = ['linkedRecipes', 'profileItems', 'proposals', 'recipeContents', 'recipeLabels', 'searchTexts']
    expect(await tablesOfRecipes()).toEqual([...belongingTables, ...anew].toSorted())
  })
})
