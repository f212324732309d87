import { listOwnEvents } from '@potluck/api/audit'
import { createKitchen, inviteToKitchen, joinKitchen } from '@potluck/api/kitchens'
import { countRecipes, createRecipe, listRecipes } from '@potluck/api/recipes'
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { migrationsFor } from '../database/migrations.ts'

/** Puts a recipe where older servers put it on the wish of a cook. */
async function hide({ database: { db } }: TestServer, ownerId: string, recipeId: string) {
  await db.updateTable('recipes').set({ folder: 'inbox' }).where('id', '=', recipeId).execute()
  const counts = db.updateTable('folderCounts').where('ownerId', '=', ownerId)
  await counts.set(({ eb }) => ({ count: eb('count', '-', 1) })).execute()
  await db.insertInto('folderCounts').values({ ownerId, folder: 'inbox', count: 1 }).execute()
}

test.each(databases)('what lies in the inbox of a kitchen is in its book again on %s', async (kind) => {
  const server = await startTestServer(kind)
  try {
    const [anna, ben] = [await server.member('anna'), await server.member('ben')]
    await anna.befriends(ben)
    const kitchen = (await anna.api.call(createKitchen, { body: { name: 'Home' } })).data.id
    const params = { id: kitchen }
    await anna.api.call(inviteToKitchen, { params, body: { personId: ben.id } })
    await ben.api.call(joinKitchen, { params })
    const query = { kitchen }
    const write = async (title: string, in_: { kitchen?: string } = query) =>
      (await anna.api.call(createRecipe, { query: in_, body: { title } })).data.id
    const [soup, pie, sent] = [await write('Soup'), await write('Pie'), await write('Sent', {})]
    const { db } = server.database
    await hide(server, kitchen, soup)
    await hide(server, anna.id, sent)
    const titles = async (where: { kitchen?: string; folder: 'main' | 'inbox' }) =>
      (await ben.api.call(listRecipes, { query: { ...where, sort: 'title' } })).data.data.map(({ title }) => title)
    expect(await titles({ ...query, folder: 'main' })).toEqual(['Pie'])
    await db.updateTable('recipes').set({ deletedFrom: 'inbox' }).where('id', '=', pie).execute()

    await migrationsFor(kind)['0060-inboxes-of-kitchens']?.up(db)

    const { count } = (await ben.api.call(countRecipes, { query: { ...query, folder: 'main' } })).data
    expect(count).toBe(2)
    expect((await ben.api.call(countRecipes, { query: { ...query, folder: 'inbox' } })).data.count).toBe(0)
    expect(await titles({ ...query, folder: 'main' })).toEqual(['Pie', 'Soup'])
    const kept = await db.selectFrom('recipes').select(['id', 'folder', 'deletedFrom']).orderBy('id').execute()
    expect(kept.find(({ id }) => id === sent)).toMatchObject({ folder: 'inbox' })
    expect(kept.find(({ id }) => id === pie)).toMatchObject({ folder: 'main', deletedFrom: 'main' })
    for (const { api } of [anna, ben]) {
      const { events } = (await api.call(listOwnEvents, { query: {} })).data
      expect(events).toContainEqual(
        expect.objectContaining({ kind: 'kitchen-recipes-found', by: 'nobody', detail: { recipes: 1 } }),
      )
    }
  } finally {
    await server.close()
  }
})
