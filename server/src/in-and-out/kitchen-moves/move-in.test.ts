import { blockPerson } from '@potluck/api/blocks'
import { listBookChanges } from '@potluck/api/book-changes'
import { addCooking, listCookings } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { moveInKind, previewMove, startMove, undoMove } from '@potluck/api/kitchen-moves'
import { removeFromKitchen } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { sendMessage } from '@potluck/api/messages'
import * as recipes from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { inTransaction } from '../../machinery/base/database/database.ts'
import { claimJob, noteProgress, releaseJobs } from '../../machinery/jobs/claim.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { aKitchen, aPicture, aRecipe, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { moveInJob } from './move-in.ts'

const all = { recipes: { kind: 'all' } } as const

const pancakes = { title: 'Pancakes', ingredients: '200 g flour\n2 eggs\n300 ml milk\n1 pinch salt' }

bothDatabases('moving into a kitchen', (server) => {
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const id = await aKitchen(anna, [ben])
    return { anna, ben, carl, id, query: { kitchen: id } }
  }

  const move = async (member: TestMember, id: string, body: object = all, jobId = uuid()) => {
    await member.api.call(startMove, { params: { id }, body: { ...all, ...body, id: jobId } })
    return jobEnd(member, jobId)
  }

  const look = async (member: TestMember, id: string) =>
    (await member.api.call(previewMove, { params: { id }, body: all })).data

  const list = async ({ api }: TestMember, query: { kitchen?: string } = {}) =>
    (await api.call(recipes.listRecipes, { query })).data.data

  const titles = async (member: TestMember, query: { kitchen?: string } = {}) =>
    (await list(member, query)).map(({ title }) => title)

  const read = async ({ api }: TestMember, id: string) => (await api.call(recipes.getRecipe, { params: { id } })).data

  test('says to the database how many recipes came, whose statistics are old then', async () => {
    const { ben, id } = await household()
    await aRecipe(ben, { title: 'Soup' })
    await aRecipe(ben, { title: 'Stew' })
    const noted = jest.spyOn(server.database.dialect, 'noteGrowth')
    await move(ben, id)
    expect(noted.mock.calls.map(([, added]) => added)).toEqual([2])
    noted.mockRestore()
  })

  test('copies recipes with pictures, labels and what is the person’s own; their book stays as it was', async () => {
    const { anna, ben, id, query } = await household()
    const { data: image } = await ben.api.call(uploadImage, { file: await aPicture() })
    const sauce = await aRecipe(ben, { title: 'Sauce' })
    const cake = await aRecipe(ben, {
      title: 'Plum cake',
      ingredients: '3 plums',
      labels: ['Sweet'],
      rating: 4,
      imageIds: [image.id],
    })
    await ben.api.call(recipes.linkRecipe, { params: { id: cake.id, linkedId: sauce.id } })
    await ben.api.call(addCooking, {
      params: { id: cake.id },
      body: { note: 'good', cookedAt: '2026-01-02T10:00:00Z' },
    })
    await anna.api.call(recipes.createRecipe, { query, body: { title: 'Bread', labels: ['sweet'] } })

    expect(await move(ben, id)).toMatchObject({ status: 'done', total: 2, outcomes: { done: 2 } })
    expect(await titles(anna, query)).toEqual(['Bread', 'Plum cake', 'Sauce'])
    expect(await titles(ben)).toEqual(['Plum cake', 'Sauce'])
    const [, copied] = await list(anna, query)
    const seen = await read(anna, copied?.id ?? '')
    expect(seen).toMatchObject({ ingredients: '3 plums', rating: null, lastCookedAt: null, addedBy: { id: ben.id } })
    expect([seen.images.length, seen.linked.map(({ title }) => title)]).toEqual([1, ['Sauce']])
    expect(await read(ben, seen.id)).toMatchObject({ rating: 4, lastCookedAt: '2026-01-02T10:00:00.000Z' })
    const { data: log } = await anna.api.call(listCookings, { params: { id: seen.id }, query })
    expect(log).toMatchObject([{ note: 'good', person: { id: ben.id }, version: 1 }])
    const { data: labels } = await anna.api.call(listLabels, { query })
    expect(labels.map(({ title, recipeCount }) => [title, recipeCount])).toEqual([['sweet', 2]])
    const picture = await fetch(`${server.address}api/${seen.image?.medium}`)
    expect(picture.status).toBe(200)
  })

  test('of two recipes that are the same as one of the kitchen, none takes away what the other one brings', async () => {
    const { anna, ben, id, query } = await household()
    await aRecipe(anna, pancakes)
    await move(anna, id)
    const { data: image } = await ben.api.call(uploadImage, { file: await aPicture() })
    const first = await aRecipe(ben, { ...pancakes, rating: 5, imageIds: [image.id] })
    const second = await aRecipe(ben, { ...pancakes, notes: 'by hand' })
    const body = { note: 'Sunday', cookedAt: '2026-01-02T10:00:00Z' }
    for (const recipe of [first, second]) await ben.api.call(addCooking, { params: { id: recipe.id }, body })

    expect(await move(ben, id)).toMatchObject({ outcomes: { skipped: 2 } })
    const [one] = await list(ben, query)
    const seen = await read(ben, one?.id ?? '')
    expect(seen).toMatchObject({ rating: 5, lastCookedAt: '2026-01-02T10:00:00.000Z' })
    expect(seen.images).toHaveLength(1)
    const { data: log } = await anna.api.call(listCookings, { params: { id: seen.id }, query })
    expect(log.map(({ note }) => note)).toEqual(['Sunday'])
  })

  test('keeps likely duplicates one time with both names, unless both are wanted', async () => {
    const { anna, ben, id, query } = await household()
    await aRecipe(anna, pancakes)
    await move(anna, id)
    const { data: image } = await ben.api.call(uploadImage, { file: await aPicture() })
    const imageIds = [image.id]
    const own = await aRecipe(ben, { ...pancakes, instructions: 'Whisk.', rating: 5, imageIds })
    await ben.api.call(addCooking, { params: { id: own.id }, body: { note: 'Sunday' } })
    const before = await look(ben, id)
    expect(before).toMatchObject({ recipeCount: 1, presentCount: 0, matchCount: 1 })
    expect(before.matches).toMatchObject([
      { because: 'words', recipe: { id: own.id }, inKitchen: { title: 'Pancakes', people: [{ id: anna.id }] } },
    ])
    expect(await titles(ben, query)).toEqual(['Pancakes'])

    const job = await move(ben, id)
    expect(job.results).toMatchObject([
      { outcome: 'skipped', notes: [{ code: 'kept-once', title: 'Pancakes', names: ['Anna', 'Ben'] }] },
    ])
    const [one] = await list(ben, query)
    expect(await titles(ben, query)).toEqual(['Pancakes'])
    const seen = await read(ben, one?.id ?? '')
    expect(seen).toMatchObject({ rating: 5, instructions: '', addedBy: { id: anna.id }, alsoFrom: [{ id: ben.id }] })
    // A picture comes where there was none.
    expect(seen.images).toHaveLength(1)
    const { data: log } = await anna.api.call(listCookings, { params: { id: seen.id }, query })
    expect(log).toMatchObject([{ note: 'Sunday', person: { id: ben.id } }])

    const waffles = await aRecipe(ben, { ...pancakes, title: 'Fine pancakes' })
    expect(await look(ben, id)).toMatchObject({ recipeCount: 2, presentCount: 1, matchCount: 1 })
    await move(ben, id, { duplicateIds: [waffles.id] })
    expect(await titles(anna, query)).toEqual(['Fine pancakes', 'Pancakes'])
  })

  test('moves the recipes of labels or those that are named, and none of somebody else', async () => {
    const { anna, ben, id, query } = await household()
    const soup = await aRecipe(ben, { title: 'Soup', labels: ['warm'] })
    await aRecipe(ben, { title: 'Salad', labels: ['cold'] })
    const bread = await aRecipe(ben, { title: 'Bread' })
    const foreign = await aRecipe(anna, { title: 'Anna’s own' })
    const labelIds = soup.labels.map((label) => label.id)
    expect(await move(ben, id, { recipes: { kind: 'labels', labelIds } })).toMatchObject({ total: 1 })
    const chosen = { kind: 'recipes', recipeIds: [bread.id, foreign.id, bread.id] }
    expect(await move(ben, id, { recipes: chosen })).toMatchObject({ total: 1, outcomes: { done: 1 } })
    expect(await titles(anna, query)).toEqual(['Bread', 'Soup'])
  })

  test('a recipe that somebody sent says so in the kitchen, to whom they have not blocked', async () => {
    const { anna, ben, carl, id, query } = await household()
    await carl.befriends(ben)
    for (const title of ['Kept', 'Moved']) {
      const { id: recipeId } = await aRecipe(carl, { title })
      await carl.api.call(sendMessage, { body: { to: ben.id, body: '', recipeId } })
    }
    const inbox = (await ben.api.call(recipes.listRecipes, { query: { folder: 'inbox', sort: 'title' } })).data.data
    const [kept, moved] = inbox.map((row) => row.id)
    await ben.api.call(recipes.saveCopy, { params: { id: kept ?? '' }, query })
    await ben.api.call(recipes.moveRecipe, { params: { id: moved ?? '' }, body: { folder: 'main' } })
    await move(ben, id)
    const inKitchen = await list(anna, query)
    const both = () => Promise.all(inKitchen.map((row) => read(anna, row.id)))
    const offline = async () => (await anna.api.call(listBookChanges, { query })).data.recipes
    const sent = { addedBy: { id: ben.id }, fromUser: { id: carl.id, name: 'Carl' } }
    expect(await both()).toMatchObject([
      { title: 'Kept', ...sent },
      { title: 'Moved', ...sent },
    ])
    expect((await offline()).map(({ fromUser }) => fromUser?.name)).toEqual(['Carl', 'Carl'])
    // Lists say it of the inbox alone.
    expect(inKitchen.map(({ fromUser }) => fromUser)).toEqual([null, null])
    await carl.api.call(blockPerson, { params: { id: anna.id } })
    expect([...(await both()), ...(await offline())].map(({ fromUser }) => fromUser)).toEqual([null, null, null, null])
  })

  test('a move that is sent again, or made again, copies nothing a second time', async () => {
    const { ben, id, query } = await household()
    for (const title of ['One', 'Two', 'Three']) await aRecipe(ben, { title })
    const jobId = uuid()
    const [first, second] = [await move(ben, id, all, jobId), await move(ben, id, all, jobId)]
    expect(second).toEqual(first)
    expect(await move(ben, id)).toMatchObject({ outcomes: { done: 0, skipped: 3 } })
    expect(await titles(ben, query)).toEqual(['One', 'Three', 'Two'])
  })

  test('two who move in at the same time have what both bring one time', async () => {
    const { anna, ben, id, query } = await household()
    for (const member of [anna, ben]) {
      for (const title of ['Pancakes', 'Soup', 'Bread']) await aRecipe(member, { title, ingredients: `1 ${title} egg` })
    }
    const jobs = await Promise.all([move(anna, id), move(ben, id)])
    expect(await titles(anna, query)).toEqual(['Bread', 'Pancakes', 'Soup'])
    expect(jobs.reduce((sum, { outcomes }) => sum + outcomes.done, 0)).toBe(3)
  })

  test('a move that is killed half-way goes on where it was: nothing is lost, and nothing comes twice', async () => {
    const { anna, ben, id, query } = await household()
    const names = Array.from({ length: 55 }, (_, number) => `Dish ${String(number).padStart(2, '0')}`)
    const own = await Promise.all(names.map((title) => aRecipe(ben, { title })))
    await ben.api.call(addCooking, { params: { id: own[0]?.id ?? '' }, body: { note: 'good' } })
    const { database, services } = server
    // Another job of his is running: the move waits.
    await addJob(database, await ben.acting(), { id: uuid(), kind: 'by-hand', language: null })
    const before = await claimJob(database, 'other', ['by-hand'])
    const jobId = uuid()
    await ben.api.call(startMove, { params: { id }, body: { ...all, id: jobId } })
    // In one transaction, or else the server may claim it first.
    const job = await inTransaction(database, async (inside) => {
      if (before) await noteProgress(inside, before, { status: 'done' })
      return claimJob(inside, 'killed', [moveInKind])
    })
    if (!job) throw new Error('the move does not wait')
    const yieldTurn = () => Promise.reject(new Error('the server ends'))
    const run = { job, file: '', signal: new AbortController().signal, yieldTurn }
    await expect(moveInJob(services).run(run)).rejects.toThrow('the server ends')
    expect((await list(anna, query)).length).toBeLessThan(55)
    await releaseJobs(database, 'killed')
    // A new job makes the server look for those that wait.
    await move(anna, id)
    expect(await jobEnd(ben, jobId)).toMatchObject({ status: 'done', total: 55, outcomes: { done: 55 } })
    const there = (await anna.api.call(recipes.listRecipes, { query: { ...query, count: '100' } })).data.data
    expect(there.map(({ title }) => title)).toEqual(names)
    const { data: log } = await anna.api.call(listCookings, { params: { id: there[0]?.id ?? '' }, query })
    expect(log).toHaveLength(1)
  })

  test('a move is undone as a whole: copies go into the trash of the kitchen, and the own book is as before', async () => {
    const { anna, ben, id, query } = await household()
    await anna.api.call(recipes.createRecipe, { query, body: pancakes })
    await aRecipe(ben, pancakes)
    await aRecipe(ben, { title: 'Soup' })
    const { id: moveId } = await move(ben, id, { emptiesOwnBook: true })
    const undo = ({ api }: TestMember) => api.call(undoMove, { params: { id, moveId } })
    expect(await jobEnd(ben, (await undo(ben)).data.jobId)).toMatchObject({ status: 'done', total: 2 })
    expect([await titles(ben), await titles(anna, query)]).toEqual([['Pancakes', 'Soup'], ['Pancakes']])
    const [stays] = await list(anna, query)
    expect((await read(anna, stays?.id ?? '')).alsoFrom).toEqual([])
    expect([await statusOf(undo(ben)), await statusOf(undo(anna))]).toEqual([409, 404])
    expect(await move(ben, id)).toMatchObject({ outcomes: { done: 1, skipped: 1 } })
  })

  test('guests, former members and strangers move nothing in', async () => {
    const { anna, ben, carl, id } = await household()
    const gil = await server.member('Gil')
    await joins(anna, id, gil, 'reader')
    expect(await statusOf(gil.api.call(startMove, { params: { id }, body: { ...all, id: uuid() } }))).toBe(403)
    expect(await statusOf(gil.api.call(previewMove, { params: { id }, body: all }))).toBe(403)
    await anna.api.call(removeFromKitchen, { params: { id, personId: ben.id } })
    for (const { api } of [ben, carl]) {
      expect(await statusOf(api.call(startMove, { params: { id }, body: { ...all, id: uuid() } }))).toBe(404)
      expect(await statusOf(api.call(previewMove, { params: { id }, body: all }))).toBe(404)
    }
  })
})
