import { getJob, listJobs } from '@potluck/api/jobs'
import * as kitchens from '@potluck/api/kitchens'
import * as recipes from '@potluck/api/recipes'
import { emptyTrash } from '@potluck/api/trash'
import { v7 as uuid } from 'uuid'
import { now } from '../../machinery/base/database/instant.ts'
import { aKitchen, aRecipe, joins } from '../../testing/access-world.ts'
import { bothDatabases, eachDatabase } from '../../testing/each-database.ts'
import { hears } from '../../testing/heard.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { takesOut, tidiesKitchens, untilOut } from '../../testing/leaving.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember, TestServer } from '../../testing/test-server.ts'

async function household(server: TestServer) {
  const { anna, ben } = await server.circle()
  const id = await aKitchen(anna, [ben])
  return { anna, ben, id, params: { id }, query: { kitchen: id } }
}

const write = async ({ api }: TestMember, kitchen: string, title: string) =>
  (await api.call(recipes.createRecipe, { query: { kitchen }, body: { title } })).data

const titles = async ({ api }: TestMember, query: { kitchen?: string } = {}) =>
  (await api.call(recipes.listRecipes, { query })).data.data.map(({ title }) => title)

const remove = ({ api }: TestMember, id: string, personId: string) =>
  api.call(kitchens.removeFromKitchen, { params: { id, personId } })

const jobsOf = async ({ api }: TestMember) =>
  (await api.call(listJobs, {})).data.filter(({ kind }) => kind === 'kitchen-leave')

/** Keeps the jobs of a member from running, as long as another server has one of them. */
async function holdsJobs({ database: { db } }: TestServer, { id: ownerId }: TestMember) {
  const about = { ownerId, id: uuid(), kind: 'import-look', language: null, done: 0, failed: 0, attempts: 0 }
  const running = { status: 'running', worker: 'other', leaseUntil: '9999-01-01T00:00:00.000Z' } as const
  await db
    .insertInto('jobs')
    .values({ ...about, ...running, createdAt: now(), updatedAt: now() })
    .execute()
  return () => db.deleteFrom('jobs').where('ownerId', '=', ownerId).where('worker', '=', 'other').execute()
}

bothDatabases('whoever is taken out of a kitchen', (server) => {
  test('has what is theirs in their own book before they are out, and nothing else', async () => {
    const { anna, ben, id, query } = await household(server)
    const jam = await write(ben, id, 'Jam')
    await write(anna, id, 'Pie')
    await ben.api.call(recipes.rateRecipe, { params: { id: jam.id }, query, body: { rating: 5 } })
    const gone = hears(server, ben.id, 'kitchen:removed')
    await takesOut(server, anna, id, ben)
    expect(await gone()).toEqual([{ kitchenId: id }])
    expect([await titles(ben), await titles(anna, query)]).toEqual([['Jam'], ['Jam', 'Pie']])
    const own = (await ben.api.call(recipes.listRecipes, {})).data.data
    expect(own[0]?.rating).toBe(5)
    expect(await statusOf(ben.api.call(recipes.getRecipe, { params: { id: jam.id } }))).toBe(404)
  })

  test('reads only until then, and all see that they go; asked twice and at once, there is one copy', async () => {
    const { anna, ben, id, params, query } = await household(server)
    await write(ben, id, 'Jam')
    const release = await holdsJobs(server, ben)
    const answers = await Promise.all([remove(anna, id, ben.id), remove(anna, id, ben.id)])
    const { data: again } = await remove(anna, id, ben.id)
    for (const { members } of [...answers.map(({ data }) => data), again]) {
      expect(members.find(({ person }) => person.id === ben.id)).toMatchObject({ role: 'guest', isLeaving: true })
    }
    const create = ben.api.call(recipes.createRecipe, { query, body: { title: 'Late' } })
    expect([await statusOf(create), await titles(ben, query), (await jobsOf(ben)).length]).toEqual([403, ['Jam'], 1])
    await release()
    await tidiesKitchens(server)
    await untilOut(server, id, ben.id)
    expect(await titles(ben)).toEqual(['Jam'])
    expect((await anna.api.call(kitchens.getKitchen, { params })).data.members).toHaveLength(1)
  })

  test.each(['failed', 'cancelled'] as const)('is out with it although the job is %s', async (status) => {
    const { anna, ben, id } = await household(server)
    await write(ben, id, 'Jam')
    const release = await holdsJobs(server, ben)
    await remove(anna, id, ben.id)
    const [job] = await jobsOf(ben)
    await server.database.db
      .updateTable('jobs')
      .set({ status })
      .where('ownerId', '=', ben.id)
      .where('id', '=', job?.id ?? '')
      .execute()
    await release()
    await tidiesKitchens(server)
    await untilOut(server, id, ben.id)
    expect(await titles(ben)).toEqual(['Jam'])
  })

  test('is out with it although the server that copied ends: another goes on', async () => {
    const { anna, ben, id } = await household(server)
    await write(ben, id, 'Jam')
    await write(ben, id, 'Soup')
    const release = await holdsJobs(server, ben)
    await remove(anna, id, ben.id)
    const [job] = await jobsOf(ben)
    await server.database.db
      .updateTable('jobs')
      .set({ status: 'running', worker: 'dead', leaseUntil: '2000-01-01T00:00:00.000Z', attempts: 1 })
      .where('ownerId', '=', ben.id)
      .where('id', '=', job?.id ?? '')
      .execute()
    await release()
    await tidiesKitchens(server)
    await untilOut(server, id, ben.id)
    expect((await ben.api.call(getJob, { params: { id: job?.id ?? '' } })).data.status).toBe('done')
    expect(await titles(ben)).toEqual(['Jam', 'Soup'])
  })

  test('is out at once with nothing there, and is not asked for by a cook, of oneself or of a stranger', async () => {
    const { anna, ben, id, params } = await household(server)
    const gil = await server.member('Gil')
    await joins(anna, id, gil, 'reader')
    expect(await statusOf(remove(ben, id, gil.id))).toBe(403)
    expect(await statusOf(remove(anna, id, anna.id))).toBe(400)
    expect(await statusOf(remove(anna, id, uuid()))).toBe(404)
    await remove(anna, id, gil.id)
    expect(await statusOf(gil.api.call(kitchens.getKitchen, { params }))).toBe(404)
  })

  test('who is being taken out does not bring the kitchen back', async () => {
    const { anna, ben, id, params } = await household(server)
    await write(ben, id, 'Jam')
    const release = await holdsJobs(server, ben)
    await remove(anna, id, ben.id)
    await anna.api.call(kitchens.dissolveKitchen, { params, body: { name: 'Home', currentPassword: 'correct horse' } })
    expect(await statusOf(ben.api.call(kitchens.reopenKitchen, { params }))).toBe(403)
    await release()
  })
})

eachDatabase(
  'a full book',
  (server) => {
    test('keeps nobody in a kitchen: what is theirs comes along; of all that is there nothing does', async () => {
      const { anna, ben, id } = await household(server)
      for (const title of ['One', 'Two']) await aRecipe(ben, { title })
      await write(ben, id, 'Jam')
      await write(anna, id, 'Pie')
      const { data } = await ben.api.call(kitchens.leaveKitchen, { params: { id }, body: { copies: 'all' } })
      expect((await jobEnd(ben, data.jobId ?? '')).status).toBe('failed')
      await takesOut(server, anna, id, ben)
      expect(await titles(ben)).toEqual(['Jam', 'One', 'Two'])
      expect(await statusOf(ben.api.call(recipes.createRecipe, { body: { title: 'More' } }))).toBe(409)
    })

    test('that is beyond its limit makes and joins no kitchen until there is room', async () => {
      const { anna, ben, id } = await household(server)
      for (const title of ['One', 'Two']) await aRecipe(ben, { title })
      await write(ben, id, 'Jam')
      await takesOut(server, anna, id, ben)
      const make = () => ben.api.call(kitchens.createKitchen, { body: { name: 'Next' } })
      expect(await statusOf(make())).toBe(409)
      await expect(joins(anna, id, ben, 'cook')).rejects.toMatchObject({ data: { error: { code: 'book-full' } } })
      const [one] = (await ben.api.call(recipes.listRecipes, { query: {} })).data.data
      await ben.api.call(recipes.deleteRecipe, { params: { id: one?.id ?? '' } })
      await ben.api.call(emptyTrash, {})
      expect(await statusOf(make())).toBe(201)
    })
  },
  { environment: { MEMBER_RECIPES: '2' } },
)
