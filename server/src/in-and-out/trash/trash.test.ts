import { getStats } from '@potluck/api/account'
import { directImports } from '@potluck/api/direct-imports'
import { uploadImage } from '@potluck/api/images'
import { listLabels } from '@potluck/api/labels'
import { deleteRecipes, moveRecipes } from '@potluck/api/many-recipes'
import { updatePreferences } from '@potluck/api/preferences'
import { countRecipes, deleteRecipe, getRecipe, listRecipes, searchRecipes, updateRecipe } from '@potluck/api/recipes'
import { deleteForGood, emptyTrash, listTrash, restoreAllRecipes, restoreRecipes } from '@potluck/api/trash'
import { sql } from 'kysely'
import { sweepImages } from '../../book/images/store.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, type TestMember } from '../../testing/test-server.ts'
import { ownersOfDue, purgeTrash } from './store.ts'

const day = 24 * 3_600_000
const [, { endpoint: importJsonLd }] = directImports

bothDatabases('the trash', (server) => {
  const trashOf = async ({ api }: TestMember) => (await api.call(listTrash, { query: {} })).data
  const titlesIn = async (member: TestMember) => (await trashOf(member)).data.map(({ title }) => title)
  const remove = ({ api }: TestMember, id: string) => api.call(deleteRecipe, { params: { id } })
  const restore = ({ api }: TestMember, ...ids: string[]) => api.call(restoreRecipes, { body: { ids } })
  const statusAt = async (path: string) => (await fetch(`${server.address}api/${path}`)).status

  /** As if a recipe had been deleted so many days ago. */
  const age = (id: string, days: number) =>
    server.database.db
      .updateTable('recipes')
      .set({ deletedAt: now(-days * day) })
      .where('id', '=', id)
      .execute()

  async function photographed(member: TestMember) {
    const { data: image } = await member.api.call(uploadImage, { file: await aPicture() })
    return aRecipe(member, {
      title: 'Plum cake',
      ingredients: '3 plums',
      labels: ['cake'],
      rating: 4,
      imageIds: [image.id],
    })
  }

  test('a deleted recipe leaves the book and stays in the trash for thirty days', async () => {
    const anna = await server.member('Anna')
    const recipe = await photographed(anna)
    await remove(anna, recipe.id)
    expect((await anna.api.call(listRecipes, { query: {} })).data).toEqual({ data: [], totalCount: 0 })
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(0)
    expect((await anna.api.call(searchRecipes, { query: { query: 'plum' } })).data.totalCount).toBe(0)
    expect((await anna.api.call(listLabels, {})).data).toEqual([])
    expect((await anna.api.call(getStats, {})).data.recipeCount).toBe(0)
    const params = { id: recipe.id }
    expect(await statusOf(anna.api.call(getRecipe, { params }))).toBe(404)
    expect(await statusOf(anna.api.call(updateRecipe, { params, body: { title: 'Back?' } }))).toBe(404)
    // Another device may not have known of it.
    expect(await statusOf(remove(anna, recipe.id))).toBe(200)
    const [trashed] = (await trashOf(anna)).data
    expect(trashed).toMatchObject({ title: 'Plum cake', labels: [{ title: 'cake' }], rating: 4, folder: 'trash' })
    expect(Date.parse(trashed?.leavesAt ?? '') - Date.parse(trashed?.deletedAt ?? '')).toBe(30 * day)
  })

  test('pictures of a deleted recipe open only for its owner and by new addresses', async () => {
    const anna = await server.member('Anna')
    const recipe = await photographed(anna)
    await remove(anna, recipe.id)
    await sweepImages(server.services)
    expect(await statusAt(recipe.image?.location ?? '')).toBe(404)
    expect(await statusAt((await trashOf(anna)).data[0]?.image?.thumbnail ?? '')).toBe(200)
    await restore(anna, recipe.id)
    expect(await statusAt(recipe.image?.location ?? '')).toBe(200)
  })

  test('a restored recipe is unchanged, and a second restore does nothing', async () => {
    const anna = await server.member('Anna')
    const recipe = await photographed(anna)
    const labels = (await anna.api.call(listLabels, {})).data
    await remove(anna, recipe.id)
    await restore(anna, recipe.id)
    await restore(anna, recipe.id, recipe.id)
    expect((await anna.api.call(getRecipe, { params: { id: recipe.id } })).data).toEqual(recipe)
    expect((await anna.api.call(listLabels, {})).data).toEqual(labels)
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(1)
    expect((await anna.api.call(searchRecipes, { query: { query: 'plum' } })).data.totalCount).toBe(1)
    expect(await trashOf(anna)).toEqual({ data: [], totalCount: 0 })
  })

  test('a recipe deleted and restored in parallel is in one folder and counted once', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna)
    await Promise.all([statusOf(remove(anna, id)), statusOf(restore(anna, id)), statusOf(remove(anna, id))])
    await Promise.all([restore(anna, id), restore(anna, id)])
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(1)
    expect((await trashOf(anna)).totalCount).toBe(0)
  })

  test('a restore of one recipe emits its id, a restore of many emits one event', async () => {
    const anna = await server.member('Anna')
    const events: string[] = []
    const ended = new Promise<void>((resolve) => {
      server.services.live.subscribe(anna.id, (message) => {
        const { type } = message
        events.push(type === 'recipes:changed' ? message.data.change : type)
        if (events.length === 8) resolve()
      })
    })
    const ids = [await aRecipe(anna), await aRecipe(anna), await aRecipe(anna)].map(({ id }) => id)
    await anna.api.call(deleteRecipes, { body: { recipeIds: ids } })
    await restore(anna, ...ids.slice(0, 1))
    await restore(anna, ...ids)
    await anna.api.call(restoreAllRecipes, { body: {} })
    await anna.api.call(updatePreferences, { body: { settings: { passing: { shown: true } } } })
    await ended
    const [created, changed] = ['created', 'book:changed']
    const written = [created, created, created, changed]
    // PostgreSQL may tell of two transactions in another order.
    expect(events.toSorted()).toEqual([...written, created, changed, changed, 'preferences:changed'].toSorted())
  })

  test('a bulk restore puts all recipes, or all of a search, into their former folders', async () => {
    const anna = await server.member('Anna')
    const recipes = [
      await aRecipe(anna, { title: 'Plum cake', labels: ['sweet'] }),
      await aRecipe(anna, { title: 'Plum jam' }),
      await aRecipe(anna, { title: 'Stew' }),
    ]
    const ids = recipes.map(({ id }) => id)
    await anna.api.call(moveRecipes, { body: { recipeIds: ids.slice(2), folder: 'inbox' } })
    await anna.api.call(deleteRecipes, { body: { recipeIds: ids } })
    const found = async (query: string) => (await anna.api.call(listTrash, { query: { query } })).data
    expect((await found('plums')).totalCount).toBe(2)
    expect((await found('label:sweet')).data.map(({ title }) => title)).toEqual(['Plum cake'])
    expect((await found('nothing like it')).totalCount).toBe(0)
    expect((await anna.api.call(restoreAllRecipes, { body: { query: 'plum' } })).data.recipeCount).toBe(2)
    expect(await titlesIn(anna)).toEqual(['Stew'])
    expect((await anna.api.call(restoreAllRecipes, { body: {} })).data.recipeCount).toBe(1)
    const inbox = (await anna.api.call(listRecipes, { query: { folder: 'inbox' } })).data
    expect(inbox.data.map(({ title }) => title)).toEqual(['Stew'])
    expect(await trashOf(anna)).toEqual({ data: [], totalCount: 0 })
    expect((await anna.api.call(restoreAllRecipes, { body: {} })).data.recipeCount).toBe(0)
  })

  test('recipes are purged one by one or all, and those in the book stay', async () => {
    const anna = await server.member('Anna')
    const [one, two, kept] = [await photographed(anna), await aRecipe(anna), await aRecipe(anna, { title: 'Kept' })]
    for (const { id } of [one, two]) await remove(anna, id)
    const ids = [kept.id, one.id, one.id]
    expect((await anna.api.call(deleteForGood, { body: { ids } })).data.recipeCount).toBe(1)
    expect((await anna.api.call(deleteForGood, { body: { ids } })).data.recipeCount).toBe(0)
    expect(await titlesIn(anna)).toEqual(['Toast'])
    await anna.api.call(emptyTrash, {})
    expect(await trashOf(anna)).toEqual({ data: [], totalCount: 0 })
    expect(await statusOf(restore(anna, two.id))).toBe(404)
    expect((await anna.api.call(listRecipes, { query: {} })).data.data.map(({ title }) => title)).toEqual(['Kept'])
    const left = await server.database.db.selectFrom('labels').selectAll().where('ownerId', '=', anna.id).execute()
    expect(left).toEqual([])
  })

  test('the trash purges recipes of all members after thirty days', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const [old, young, bens] = [await aRecipe(anna, { title: 'Old' }), await aRecipe(anna), await aRecipe(ben)]
    for (const { id } of [old, young]) await remove(anna, id)
    await remove(ben, bens.id)
    await age(old.id, 31)
    await age(young.id, 29)
    await age(bens.id, 40)
    await purgeTrash(server.database)
    expect(await titlesIn(anna)).toEqual(['Toast'])
    expect(await titlesIn(ben)).toEqual([])
  })

  test('the trash is listed in pages, the latest deletion first', async () => {
    const anna = await server.member('Anna')
    for (const [index, title] of ['First', 'Second', 'Third'].entries()) {
      const { id } = await aRecipe(anna, { title })
      await remove(anna, id)
      await age(id, 3 - index)
    }
    expect(await titlesIn(anna)).toEqual(['Third', 'Second', 'First'])
    const { data } = await anna.api.call(listTrash, { query: { offset: 1, count: 1 } })
    expect([data.totalCount, data.data.map(({ title }) => title)]).toEqual([3, ['Second']])
  })

  test('recipes in the trash count towards the limit of the book', async () => {
    const [row] = [await server.member('Anna')]
    for (let made = 0; made < 3; made++) await remove(row, (await aRecipe(row)).id)
    const { recipeCount } = await server.database.db
      .selectFrom('folderCounts')
      .select(({ fn }) => fn.sum<number | string>('count').as('recipeCount'))
      .where('ownerId', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(Number(recipeCount)).toBe(3)
  })

  test('an import creates a recipe again that is in the trash', async () => {
    const anna = await server.member('Anna')
    const file = new Blob([JSON.stringify([{ '@type': 'Recipe', name: 'Brought', recipeIngredient: ['1 egg'] }])])
    const bring = async () => jobEnd(anna, (await anna.api.call(importJsonLd, { file })).data.jobId)
    await bring()
    const [first] = (await anna.api.call(listRecipes, { query: {} })).data.data
    await remove(anna, first?.id ?? '')
    await bring()
    expect((await anna.api.call(countRecipes, { query: {} })).data.count).toBe(1)
  })
})

test('sqlite: recipes that have rested for long enough are looked for among the deleted ones, not among all', async () => {
  const server = await startTestServer('sqlite')
  const steps = await ownersOfDue(server.database, now()).explain<{ detail: string }>(undefined, sql`query plan`)
  expect(steps.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH recipes .*INDEX recipes_deleted/)])
  await server.close()
})
